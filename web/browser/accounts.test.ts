import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { axe } from "./axe";
import { picture, testServer } from "./testServer";

/** A mail server that accepts every mail, and the codes in these mails. */
const codes: string[] = [];
const mailServer = createServer((socket) => {
  const say = (line: string) => void socket.write(`${line}\r\n`);
  let inMail = false;
  say("220 test");
  createInterface({ input: socket }).on("line", (line) => {
    if (inMail && /^(\w{4}-){3}\w{4}$/.test(line)) codes.push(line);
    if (inMail && line !== ".") return;
    inMail = line === "DATA";
    say(inMail ? "354 go on" : "250 ok");
  });
});
mailServer.listen(0, "127.0.0.1");
await once(mailServer, "listening");
afterAll(() => void mailServer.close());
const { port } = mailServer.address() as AddressInfo;

const it = testServer("--mail", `smtp://127.0.0.1:${port}/?from=play@example.org&tls=none`);

/** Waits for a mail, and returns its code. */
async function nextCode(): Promise<string> {
  await expect.poll(() => codes.length).toBe(1);
  return codes.pop()!;
}

for (const [width, theme] of [
  [1440, "light"],
  [360, "dark"],
] as const)
  test(`an account gets an address and is recovered by mail, at ${width} px`, async () => {
    const name = `anna ${width}`;
    const page = await it.visit("/me", { width, theme, height: width < 500 ? 740 : 900, language: "en" });
    await page.getByLabel("Account name").first().fill(name);
    await page.getByLabel("Password", { exact: true }).fill("correct horse");
    await page.getByRole("button", { name: "Make an account" }).click();
    const email = page.locator("section", { has: page.getByRole("heading", { name: "E-mail address" }) });
    await email.getByLabel("E-mail address").fill(`anna${width}@example.org`);
    await email.getByLabel("Current password").fill("correct horse");
    await picture(page, `email-${width}`, { whole: true });
    expect(await axe(page)).toEqual([]);
    await email.getByRole("button", { name: "Send me a code" }).click();
    await email.getByLabel("Code").fill(await nextCode());
    await picture(page, `email-code-${width}`, { whole: true });
    expect(await axe(page)).toEqual([]);
    await email.getByRole("button", { name: "Confirm the address" }).click();
    await email.getByText(`Your address is anna${width}@example.org.`).waitFor();
    await page.getByRole("button", { name: "Log out", exact: true }).click();

    const forgotten = page.locator("details");
    await forgotten.getByText("Forgotten your password?").click();
    await forgotten.getByLabel("Account name or e-mail address").fill(`Anna${width}@Example.org`);
    await forgotten.getByRole("button", { name: "Send me a code" }).click();
    await forgotten.getByLabel("Code").fill(await nextCode());
    await forgotten.getByLabel("New password").fill("battery staple");
    await picture(page, `forgotten-${width}`, { whole: true });
    expect(await axe(page)).toEqual([]);
    await forgotten.getByRole("button", { name: "Change the password and log in" }).click();
    await page.getByText(`Logged in as ${name}.`).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    await email.getByLabel("Current password").fill("battery staple");
    await email.getByRole("button", { name: "Remove the address" }).click();
    await email.getByText("If you forget your password, a code can be sent to your address.").waitFor();
    expect(it.faults).toEqual([]);
    await page.context().close();
  });
