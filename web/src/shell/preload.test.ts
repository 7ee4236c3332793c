import { describe, expect, it, vi } from "vitest";
import { ask } from "./api";
import { preload } from "./preload";

describe("preloaded answers", () => {
  it("are used for one request", async () => {
    const asked = vi.fn(async () => Response.json("from the server"));
    vi.stubGlobal("fetch", asked);
    preload("/api/me", null);
    expect(await ask("GET", "/api/me")).toBe(null);
    expect(asked).not.toHaveBeenCalled();
    expect(await ask("GET", "/api/me")).toBe("from the server");
  });

  it("are used for GET requests only", async () => {
    vi.stubGlobal("fetch", async () => Response.json("done"));
    preload("/api/me", "foreseen");
    expect(await ask("POST", "/api/me", { name: "Ada" })).toBe("done");
  });
});
