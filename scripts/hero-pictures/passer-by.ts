import { darken, lighten } from '../demo-pictures/core/colour.ts';
import type { Stage } from '../demo-pictures/core/stage.ts';
import type { Vec3 } from '../demo-pictures/core/vectors.ts';
import { underLight } from '../demo-pictures/mood.ts';

export interface Clothes {
  dress: 'sari' | 'shirt';
  colour: string;
  /** Held up against the low sun. */
  umbrella?: string;
  bag?: string;
}

/** Someone on their way along the street, seen from behind. */
export function passerBy(stage: Stage, [x, y, z]: Vec3, { dress, colour, umbrella, bag }: Clothes): void {
  const { canvas, mood } = stage;
  stage.solid(() => {
    stage.outline([
      [x - 0.35, y, z],
      [x - 0.35, y + 1.7, z],
      [x + 0.35, y + 1.7, z],
      [x + 0.35, y, z],
    ]);
    const {
      at: [px, py],
      scale: s,
    } = stage.spot([x, y, z]);
    const tone = (hue: string, facing = 0.5) => underLight(mood, hue, facing);
    const shape = (data: string, paint: string) => canvas.path(data, tone(paint));
    if (dress === 'sari') {
      shape(
        `M${px - 0.15 * s},${py - 1 * s}Q${px - 0.32 * s},${py - 0.3 * s} ${px - 0.27 * s},${py - 0.03 * s}H${px + 0.27 * s}Q${px + 0.3 * s},${py - 0.4 * s} ${px + 0.15 * s},${py - 1 * s}z`,
        colour,
      );
      shape(
        `M${px - 0.2 * s},${py - 1.38 * s}Q${px},${py - 1.5 * s} ${px + 0.2 * s},${py - 1.38 * s}L${px + 0.17 * s},${py - 0.9 * s}H${px - 0.17 * s}z`,
        darken(colour, 0.22),
      );
      shape(
        `M${px + 0.19 * s},${py - 1.4 * s}L${px - 0.2 * s},${py - 0.95 * s}L${px - 0.24 * s},${py - 0.35 * s}L${px - 0.1 * s},${py - 0.5 * s}L${px + 0.1 * s},${py - 1.1 * s}z`,
        lighten(colour, 0.3),
      );
      canvas.ellipse([px + 0.02 * s, py - 1.5 * s], 0.09 * s, 0.1 * s, tone('#241c18'));
    } else {
      shape(
        `M${px - 0.17 * s},${py - 0.85 * s}L${px - 0.16 * s},${py}h${0.13 * s}L${px},${py - 0.7 * s}L${px + 0.05 * s},${py}h${0.13 * s}L${px + 0.17 * s},${py - 0.85 * s}z`,
        '#414b57',
      );
      shape(
        `M${px - 0.22 * s},${py - 1.36 * s}Q${px},${py - 1.48 * s} ${px + 0.22 * s},${py - 1.36 * s}L${px + 0.19 * s},${py - 0.78 * s}H${px - 0.19 * s}z`,
        colour,
      );
    }
    canvas.ellipse([px, py - 1.56 * s], 0.115 * s, 0.14 * s, tone('#2c211b'));
    if (bag)
      shape(`M${px + 0.22 * s},${py - 0.75 * s}h${0.24 * s}l${0.03 * s},${0.36 * s}h${-0.3 * s}z`, bag);
    if (umbrella) {
      canvas.path(`M${px + 0.1 * s},${py - 1.1 * s}V${py - 2.05 * s}`, {
        stroke: tone('#3b2f2a'),
        width: 0.03 * s,
      });
      shape(
        `M${px - 0.5 * s},${py - 1.78 * s}Q${px - 0.36 * s},${py - 2.2 * s} ${px + 0.1 * s},${py - 2.22 * s}Q${px + 0.56 * s},${py - 2.2 * s} ${px + 0.7 * s},${py - 1.78 * s}q${-0.15 * s},${-0.1 * s} ${-0.3 * s},0q${-0.15 * s},${-0.1 * s} ${-0.3 * s},0q${-0.15 * s},${-0.1 * s} ${-0.3 * s},0q${-0.15 * s},${-0.1 * s} ${-0.3 * s},0z`,
        umbrella,
      );
      canvas.path(
        `M${px - 0.5 * s},${py - 1.78 * s}Q${px - 0.36 * s},${py - 2.2 * s} ${px + 0.1 * s},${py - 2.22 * s}L${px - 0.2 * s},${py - 1.78 * s}q${-0.15 * s},${-0.1 * s} ${-0.3 * s},0z`,
        { fill: tone(lighten(umbrella, 0.3), 0.8), opacity: 0.8 },
      );
    }
  });
}
