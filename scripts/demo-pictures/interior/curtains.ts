import type { Wall } from '../buildings/wall.ts';
import { darken, lighten } from '../core/colour.ts';

interface CurtainPair {
  u: number;
  width: number;
  top: number;
  foot: number;
  colour: string;
}

/** A rod with a curtain drawn to each side of an opening, in soft pleats. */
export function curtainPair(wall: Wall, { u, width, top, foot, colour }: CurtainPair): void {
  const cloth = Math.min(0.62, width * 0.26);
  wall.slab(u - 0.3, top + 0.03, width + 0.6, 0.035, 0.12, '#6b4a35');
  curtain(wall, u - 0.22, cloth, top, foot, colour);
  curtain(wall, u + width + 0.22 - cloth, cloth, top, foot, colour);
}

function curtain(wall: Wall, u: number, width: number, top: number, foot: number, colour: string): void {
  const pleats = Math.round(width / 0.1);
  const out = 0.1;
  wall.shape(
    [
      [u - 0.03, foot],
      [u - 0.03, top],
      [u + width + 0.03, top],
      [u + width + 0.03, foot],
    ],
    wall.stage.mood.shadow,
    { unlit: true, opacity: 0.14 },
  );
  for (let pleat = 0; pleat < pleats; pleat++) {
    const from = u + (width * pleat) / pleats;
    const fold = width / pleats;
    const dip = pleat % 2 ? 0.03 : 0;
    const corner = (share: number, v: number) => [from + fold * share, v] as const;
    wall.shape(
      [corner(0, foot + dip), corner(0, top), corner(0.55, top), corner(0.55, foot)],
      lighten(colour, 0.14),
      {},
      out,
    );
    wall.shape(
      [corner(0.5, foot), corner(0.5, top), corner(1.02, top), corner(1.02, foot + 0.03 - dip)],
      darken(colour, 0.14),
      {},
      out,
    );
  }
}
