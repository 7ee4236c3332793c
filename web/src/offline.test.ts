import { expect, test } from "vitest";
import { serviceWorker } from "../offline";

const CODE = 'const BUILD = "__BUILD__";\nconst FILES = ["__FILES__"];';

test("the service worker of a build knows its files", () => {
  const code = serviceWorker(CODE, ["/b.js", "/a.js"]);
  expect(code).toContain('const FILES = ["/a.js","/b.js"];');
  expect(code).not.toContain("__");
});

test("another build has another name, the same build the same", () => {
  const name = (files: string[]) => /BUILD = "(.+)"/.exec(serviceWorker(CODE, files))![1];
  expect(name(["/a-1.js"])).not.toBe(name(["/a-2.js"]));
  expect(name(["/a-1.js", "/b.js"])).toBe(name(["/b.js", "/a-1.js"]));
});
