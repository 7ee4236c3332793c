import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./shell/settings.svelte";
import "./tokens.css";
import "./base.css";

const target = document.getElementById("app");
if (target) void settings.begin().then(() => mount(App, { target }));
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/offline.js");
