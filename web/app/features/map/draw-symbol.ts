import { strokes, tileSymbols } from './symbols.ts';

const field = 16;
const size = 20;
/** Sharp on dense screens. */
export const symbolScale = 2;

/** The round symbol of a kind of vector tiles, 20 pixels wide at scale 1; undefined if it has none. */
export function drawSymbol(kind: string, colors: { ink: string; ground: string }): ImageData | undefined {
  const name = tileSymbols[kind];
  if (!name) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = size * symbolScale;
  canvas.height = size * symbolScale;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.scale(symbolScale, symbolScale);
  context.arc(size / 2, size / 2, size / 2 - 1, 0, 2 * Math.PI);
  context.fillStyle = colors.ground;
  context.fill();
  context.strokeStyle = colors.ink;
  Object.assign(context, { lineWidth: 1.5, lineCap: 'round', lineJoin: 'round' });
  // The strokes stay inside the circle.
  context.translate(size / 2, size / 2);
  context.scale(0.8, 0.8);
  context.translate(-field / 2, -field / 2);
  context.stroke(new Path2D(strokes[name]));
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
