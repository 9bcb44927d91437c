import { darken, lighten } from '../core/colour.ts';
import type { Stage } from '../core/stage.ts';
import type { Vec3 } from '../core/vectors.ts';
import { underLight } from '../mood.ts';
import { blade } from './tropical.ts';

/** Kash, the tall white-plumed grass of autumn river banks. */
export function kashGrass(stage: Stage, at: Vec3, heightMetres: number): void {
  const { canvas, mood, random } = stage;
  stage.solid(() => {
    const half = heightMetres * 0.5;
    const [x, y, z] = at;
    stage.outline([
      [x - half, y, z],
      [x - half, y + heightMetres, z],
      [x + half, y + heightMetres, z],
      [x + half, y, z],
    ]);
    const { at: foot, scale } = stage.spot(at);
    const tall = heightMetres * scale;
    for (let index = 0; index < 16; index++) {
      const angle = Math.PI * random.range(0.3, 0.7);
      canvas.path(
        blade(
          [foot[0] + random.range(-0.1, 0.1) * tall, foot[1]],
          angle,
          tall * random.range(0.4, 0.7),
          tall * 0.012,
          0.1,
        ),
        underLight(mood, index % 2 ? '#9aa860' : '#7f9350', 0.6),
      );
    }
    for (let index = 0; index < 8; index++) {
      const lean = random.range(-0.28, 0.28) * tall;
      const tip = [foot[0] + lean, foot[1] - tall * random.range(0.75, 1)] as const;
      canvas.path(
        `M${foot[0]},${foot[1]}Q${foot[0] + lean * 0.2},${tip[1] + tall * 0.3} ${tip[0]},${tip[1]}`,
        { stroke: underLight(mood, '#a8ad72', 0.6), width: tall * 0.008 },
      );
      canvas.path(blade(tip, Math.PI / 2 - lean / tall, tall * 0.24, tall * 0.03, 0.02), {
        fill: underLight(mood, '#fbf4e4', random.range(0.4, 1)),
        opacity: 0.92,
      });
      canvas.path(
        blade(
          [tip[0], tip[1] + tall * 0.05],
          Math.PI / 2 - (lean / tall) * 2,
          tall * 0.2,
          tall * 0.018,
          0.02,
        ),
        { fill: underLight(mood, '#ffffff', 1), opacity: 0.8 },
      );
    }
  }, false);
}

/** A tea plucker seen from behind, her basket on her back, waist-deep in the bushes. */
export function teaPlucker(stage: Stage, [x, y, z]: Vec3, sari: string): void {
  const { canvas, mood } = stage;
  const {
    at: [px, py],
    scale,
  } = stage.camera.project([x, y + 0.6, z]);
  const s = scale;
  const tone = (colour: string, facing: number) => underLight(mood, colour, facing);
  canvas.path(
    `M${px - 0.24 * s},${py}Q${px - 0.3 * s},${py - 0.62 * s} ${px},${py - 0.66 * s}Q${px + 0.3 * s},${py - 0.62 * s} ${px + 0.24 * s},${py}z`,
    tone(sari, 0.5),
  );
  canvas.path(
    `M${px - 0.24 * s},${py}Q${px - 0.3 * s},${py - 0.62 * s} ${px},${py - 0.66 * s}L${px - 0.04 * s},${py}z`,
    tone(lighten(sari, 0.2), 0.9),
  );
  canvas.ellipse([px, py - 0.78 * s], 0.14 * s, 0.17 * s, tone(darken(sari, 0.12), 0.6));
  canvas.path(
    `M${px - 0.15 * s},${py - 0.74 * s}q${0.15 * s},${-0.36 * s} ${0.3 * s},0z`,
    tone(lighten(sari, 0.3), 0.9),
  );
  canvas.path(
    `M${px - 0.21 * s},${py - 0.5 * s}h${0.42 * s}l${-0.08 * s},${0.46 * s}h${-0.26 * s}z`,
    tone('#b98a4f', 0.7),
  );
  for (const up of [0.4, 0.28, 0.16])
    canvas.path(`M${px - 0.18 * s},${py - up * s}h${0.36 * s}`, {
      stroke: tone('#7f5a33', 0.4),
      width: 0.025 * s,
    });
  canvas.ellipse([px, py - 0.5 * s], 0.21 * s, 0.07 * s, tone('#86b04e', 0.9));
  canvas.path(`M${px + 0.2 * s},${py - 0.5 * s}q${0.2 * s},${0.1 * s} ${0.26 * s},${0.36 * s}`, {
    stroke: tone('#8a5a3f', 0.6),
    width: 0.07 * s,
  });
}
