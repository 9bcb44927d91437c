import { multiply, type Rgb } from './core/colour.ts';
import { normalise, type Vec3 } from './core/vectors.ts';

/** A time of day or a season: its sky, the colour of its light and where that comes from. */
export interface Mood {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string];
  haze: string;
  /** From the farthest hill to the nearest. */
  hills: readonly [string, string, string];
  snow: string;
  snowShade: string;
  cloud: string;
  ambient: Rgb;
  sun: Rgb;
  towardsSun: Vec3;
  shadow: string;
  shadowStrength: number;
  lampsLit: boolean;
}

const from = (x: number, y: number, z: number) => normalise([x, y, z]);

export const moods = {
  dawn: {
    sky: ['#7f9fbd', '#e9bfae', '#fbe3bd'],
    haze: '#f7dcc0',
    hills: ['#a9a6b4', '#7c8f92', '#4b6f63'],
    snow: '#ffdcc0',
    snowShade: '#a99fb8',
    cloud: '#fbd9c4',
    ambient: [0.7, 0.7, 0.76],
    sun: [0.4, 0.3, 0.2],
    towardsSun: from(0.8, 0.45, -0.5),
    shadow: '#3a3a55',
    shadowStrength: 0.3,
    lampsLit: false,
  },
  morning: {
    sky: ['#86b7cc', '#c3dde0', '#f6ecd6'],
    haze: '#f1ead8',
    hills: ['#9db8be', '#6f9a8c', '#417458'],
    snow: '#fffaf0',
    snowShade: '#b3c6d6',
    cloud: '#fffaf0',
    ambient: [0.72, 0.76, 0.79],
    sun: [0.36, 0.31, 0.24],
    towardsSun: from(-0.6, 0.75, -0.55),
    shadow: '#1f3a3f',
    shadowStrength: 0.3,
    lampsLit: false,
  },
  winter: {
    sky: ['#5c9bc4', '#a3cee0', '#eef0e6'],
    haze: '#e6ede8',
    hills: ['#8fb0c4', '#6b98a0', '#47786a'],
    snow: '#ffffff',
    snowShade: '#9fbcd6',
    cloud: '#ffffff',
    ambient: [0.72, 0.76, 0.82],
    sun: [0.36, 0.33, 0.26],
    towardsSun: from(0.55, 0.8, -0.6),
    shadow: '#22384f',
    shadowStrength: 0.32,
    lampsLit: false,
  },
  golden: {
    sky: ['#86a9b4', '#efd2a2', '#fbcf8d'],
    haze: '#f8d9a4',
    hills: ['#b9a890', '#8a946f', '#52714a'],
    snow: '#ffe9c4',
    snowShade: '#bfa9a0',
    cloud: '#ffe6b8',
    ambient: [0.7, 0.67, 0.64],
    sun: [0.44, 0.33, 0.16],
    towardsSun: from(-0.85, 0.42, -0.45),
    shadow: '#3b2f2a',
    shadowStrength: 0.32,
    lampsLit: false,
  },
  monsoon: {
    sky: ['#8fa3aa', '#b5c3c2', '#dce0d4'],
    haze: '#d5dcd2',
    hills: ['#a3b5b4', '#74938a', '#3f6b55'],
    snow: '#e6ebe8',
    snowShade: '#b3c0c2',
    cloud: '#eef0ea',
    ambient: [0.84, 0.88, 0.88],
    sun: [0.12, 0.11, 0.09],
    towardsSun: from(-0.4, 0.9, -0.5),
    shadow: '#203433',
    shadowStrength: 0.2,
    lampsLit: false,
  },
  dusk: {
    sky: ['#31486a', '#8a7690', '#f0a877'],
    haze: '#c89a94',
    hills: ['#7c7690', '#51607a', '#2c4552'],
    snow: '#f3bfa6',
    snowShade: '#75759a',
    cloud: '#e7a58f',
    ambient: [0.5, 0.52, 0.64],
    sun: [0.3, 0.2, 0.13],
    towardsSun: from(-0.8, 0.35, -0.5),
    shadow: '#151d33',
    shadowStrength: 0.32,
    lampsLit: true,
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;

/** The colour under this mood's light: 0 in shade, 1 facing the sun. */
export function underLight(mood: Mood, colour: string, facing: number): string {
  const channel = (index: 0 | 1 | 2) => mood.ambient[index] + mood.sun[index] * facing;
  return multiply(colour, [channel(0), channel(1), channel(2)]);
}
