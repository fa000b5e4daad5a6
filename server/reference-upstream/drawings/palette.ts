/** The house palette: deep başak green, wheat gold, warm whites, brick, and the tones of the plain. */
export const COLOR = {
  forest: "#163a27",
  green: "#1f4d33",
  leaf: "#3a7350",
  sage: "#6f9a72",
  mist: "#a9c2a1",
  pale: "#d3dfc4",
  gold: "#d9a53a",
  amber: "#b9822a",
  earth: "#7c5a2c",
  straw: "#e9c877",
  butter: "#f4e2b0",
  cream: "#fbf6ea",
  paper: "#f3ead7",
  sand: "#e2d1b0",
  brick: "#b1553c",
  rust: "#8c3e2c",
  clay: "#d08a63",
  slate: "#3f5a60",
  steel: "#7d979a",
  fog: "#c3d0cc",
  ink: "#22302a",
  white: "#fffdf7",
} as const;

/** Light of a time of day: sky from top to horizon, sun, and three distances of hills. */
export interface Mood {
  sky: readonly [string, string];
  sun: string;
  cloud: string;
  hills: readonly [string, string, string];
}

export const MOODS: readonly Mood[] = [
  {
    sky: ["#a9cdd2", "#f5efd9"],
    sun: "#fff3c9",
    cloud: "#f8f5e8",
    hills: ["#a9c2b0", "#7fa583", "#4f8059"],
  },
  {
    sky: ["#e7b48c", "#f9e6bd"],
    sun: "#fff0c2",
    cloud: "#f7d9ae",
    hills: ["#c9a684", "#94926a", "#55714c"],
  },
  {
    sky: ["#c3d9cf", "#f7f1de"],
    sun: "#fbe3a0",
    cloud: "#ffffff",
    hills: ["#b3c9b4", "#88ac84", "#5b8b5f"],
  },
  {
    sky: ["#8fb2bd", "#f1dfc2"],
    sun: "#f9d48d",
    cloud: "#e6e2d2",
    hills: ["#9db0ab", "#728f80", "#436b52"],
  },
];
