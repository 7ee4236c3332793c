import { mount } from "svelte";
import App from "./App.svelte";
import { at, pathWithin } from "./shell/base";
import { placeOf, plainLink } from "./shell/places";
import { route } from "./shell/route.svelte";
import { settings } from "./shell/settings.svelte";
import "./tokens.css";
import "./base.css";

// Links to the plain page, which was a page of its own, lead to the same room with its table in words.
const plain = plainLink(pathWithin(location.pathname), location.hash);
if (plain) {
  settings.show("words");
  route.rename(plain);
}

const target = document.getElementById("app");
if (target)
  void settings
    .begin(placeOf(pathWithin(location.pathname)).page !== "home")
    .then(() => mount(App, { target }));
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register(at("/offline.js"));
