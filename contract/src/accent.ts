/**
 * The theme's accent tokens, made from one colour of the operator: hue and saturation stay, the lightness moves until
 * text is readable (WCAG AA, 4.5:1) on every ground that the theme puts it on.
 */
export interface Accent {
  /** Text, links, buttons and marks. */
  strong: string;
  /** A tinted ground. */
  soft: string;
  /** Text on `strong`. */
  on: string;
}

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export type Accents = Record<Theme, Accent>;

/** Tokens of `tokens.css` that accents stand on or beside. */
export const grounds = {
  light: { paper: '#fbf8f1', surface: '#ffffff', raised: '#f3eee2', ink: '#1c2a24' },
  dark: { paper: '#101713', surface: '#17201b', raised: '#1f2a24', ink: '#eee9dc' },
} as const;

/** The strong accent of a site that has its own colours, in the light theme. */
export const ownAccent = '#1d5c42';

export const readableContrast = 4.5;

/** The lightness of tinted grounds, and of text on the accent, as in `tokens.css`. */
const looks = {
  light: { soft: 0.9, on: 1, step: -1 },
  dark: { soft: 0.17, on: 0.06, step: 1 },
} as const;
const softSaturation = 0.4;

export function accentsOf(colour: string): Accents {
  return { light: accentOf(colour, 'light'), dark: accentOf(colour, 'dark') };
}

function accentOf(colour: string, theme: Theme): Accent {
  const { hue, saturation, lightness } = toHsl(colour);
  const look = looks[theme];
  const faint = Math.min(saturation, softSaturation);
  const soft = toHex({ hue, saturation: faint, lightness: look.soft });
  const on = toHex({ hue, saturation: faint, lightness: look.on });
  const { paper, surface, raised } = grounds[theme];
  const isReadable = (text: string) =>
    [paper, surface, raised, soft, on].every((ground) => contrast(text, ground) >= readableContrast);
  let percent = Math.round(lightness * 100);
  const strong = () => toHex({ hue, saturation, lightness: percent / 100 });
  if (isReadable(colour)) return { strong: colour, soft, on };
  // Black on light grounds and white on dark ones are readable, so that this ends.
  while (!isReadable(strong())) percent += look.step;
  return { strong: strong(), soft, on };
}

/** The contrast ratio of two colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

interface Hsl {
  /** In degrees; the others from 0 to 1. */
  hue: number;
  saturation: number;
  lightness: number;
}

function toHsl(colour: string): Hsl {
  const [red, green, blue] = channels(colour) as [number, number, number];
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = range / (1 - Math.abs(2 * lightness - 1));
  if (most === red) return { hue: 60 * (((green - blue) / range + 6) % 6), saturation, lightness };
  if (most === green) return { hue: 60 * ((blue - red) / range + 2), saturation, lightness };
  return { hue: 60 * ((red - green) / range + 4), saturation, lightness };
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const value = lightness - chroma * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Red, green and blue from 0 to 1. */
function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
}
