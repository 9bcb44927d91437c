import type { Canvas } from './core/canvas.ts';

/** One picture to be drawn: `kind` and `number` name the file and seed its randomness. */
interface Scene {
  kind: string;
  number: number;
  draw(): Canvas;
}

/** Numbers the scenes of a kind from 1, each with its own settings. */
export function scenesOf<Settings>(
  kind: string,
  settings: readonly Settings[],
  draw: (settings: Settings, seed: string) => Canvas,
): Scene[] {
  return settings.map((each, index) => ({
    kind,
    number: index + 1,
    draw: () => draw(each, `${kind}-${index + 1}`),
  }));
}
