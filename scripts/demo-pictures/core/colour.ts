export type Rgb = readonly [number, number, number];

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function toHex([red, green, blue]: Rgb): string {
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

export function mix(from: string, to: string, amount: number): string {
  const [a, b] = [toRgb(from), toRgb(to)];
  return toHex([a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount]);
}

/** What a surface of this colour shows under light of this strength per channel (1 leaves it as it is). */
export function multiply(colour: string, light: Rgb): string {
  const [red, green, blue] = toRgb(colour);
  return toHex([red * light[0], green * light[1], blue * light[2]]);
}

export const lighten = (colour: string, amount: number) => mix(colour, '#fffaf0', amount);
export const darken = (colour: string, amount: number) => mix(colour, '#10201c', amount);
