import type { Part } from "./parts";

/** What a monument is built of: its light, middle and dark tones, its roof, an accent and its openings. */
export interface Material {
  l: string;
  m: string;
  d: string;
  r: string;
  a: string;
  w: string;
}

/** What it stands on, and with that the sky above it. */
export type Ground = "grass" | "sand" | "stone" | "water" | "snow";

/** A picture: what it is made of, where it stands and the parts, from back to front. */
export interface Sketch {
  of: Material;
  on: Ground;
  parts: Part;
}

export const sketch = (of: Material, on: Ground, ...parts: readonly Part[]): Sketch => ({
  of,
  on,
  parts: parts.flat(),
});

const material = (l: string, m: string, d: string, r: string, a = "#d9a52b", w = "#3a2f2a"): Material => ({
  l,
  m,
  d,
  r,
  a,
  w,
});

export const MARBLE = material("#ffffff", "#ece7dc", "#bdb5a6", "#d8d2c4");
export const LIMESTONE = material("#f3e6c6", "#dcc99c", "#ab9468", "#8d8064");
export const SANDSTONE = material("#eac48a", "#d3a566", "#a4753d", "#b98a50");
export const ROSE = material("#f0b08a", "#d98a62", "#a75c3c", "#bb6b45");
export const BRICK = material("#d98d62", "#b7663f", "#84432a", "#6f3a2c");
export const GRANITE = material("#c3c2bb", "#9c9b95", "#6b6b68", "#5c6670");
export const IRON = material("#a5805f", "#84603f", "#5a3f29", "#5a3f29");
export const VERDIGRIS = material("#a9d6c4", "#7cb8a3", "#4c8774", "#4c8774");
export const MUD = material("#e0b685", "#c4935d", "#8f6236", "#8f6236", "#5b3d22");
export const GLASS = material("#d5e6ef", "#9fbccd", "#5f8199", "#7d9db1", "#e8f3f8", "#35536a");
export const GOLD = material("#ffe08a", "#eebc3e", "#b07f16", "#d09a22", "#fff3c8", "#5b3d0c");
export const WOOD = material("#c9a27a", "#a47b53", "#6f4d30", "#5d5148", "#e8c45a", "#33241a");
export const SLATE = material("#e9e2d2", "#cfc5b0", "#9c927e", "#54657a", "#d9a52b", "#39424e");
export const VERMILION = material("#f2d7b0", "#c2452f", "#8b2c20", "#d9a02f", "#2f6d57", "#4a1a13");
export const TILED = material("#f3e3bd", "#d9b97d", "#a58549", "#1f8fa3", "#27549b", "#5a4322");

/** The same material with another roof or accent. */
export const roofed = (of: Material, r: string, a = of.a): Material => ({ ...of, r, a });
