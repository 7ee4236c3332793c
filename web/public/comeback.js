// Leaves the page that says that there is no connection, as soon as there is one again.
const EVERY = 4000;

const tryAgain = () =>
    fetch("/offline.html", { method: "HEAD", cache: "no-store" }).then(
        (answer) => answer.ok && location.reload(),
        () => {},
    );

addEventListener("online", tryAgain);
setInterval(tryAgain, EVERY);
