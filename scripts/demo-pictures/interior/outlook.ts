import type { Wall } from '../buildings/wall.ts';
import { darken, lighten } from '../core/colour.ts';
import { underLight } from '../mood.ts';
import { hillLayers } from '../nature/ridges.ts';
import { sky } from '../nature/sky.ts';
import { snowLine } from '../nature/snow-line.ts';
import { townscape } from '../nature/townscape.ts';
import { treeLine } from '../nature/tree-line.ts';
import { broadTree } from '../nature/trees.ts';
import { arecaPalm } from '../nature/tropical.ts';
import type { Room } from './room.ts';

export type Outlook = 'hills' | 'snow' | 'town' | 'garden';

interface Opening {
  u: number;
  v: number;
  width: number;
  height: number;
  panes: readonly [number, number];
  frame: string;
  outlook: Outlook;
}

/** A window seen from indoors: the world outside at its true horizon, panes, reveal and sill. */
export function outlookOn(room: Room, wall: Wall, opening: Opening): void {
  const { stage } = room;
  const { u, v, width, height, panes, frame } = opening;
  wall.rect(u - 0.1, v - 0.1, width + 0.2, height + 0.2, frame);
  wall.rect(u - 0.03, v - 0.03, width + 0.06, height + 0.06, darken(frame, 0.25));
  const corners = [
    wall.point(u, v),
    wall.point(u, v + height),
    wall.point(u + width, v + height),
    wall.point(u + width, v),
  ];
  stage.canvas.clipped(stage.camera.outline(corners), () => outside(room, opening.outlook));
  const glint = { unlit: true, opacity: 0.14 };
  wall.shape(
    [
      [u + width * 0.1, v],
      [u + width * 0.4, v + height],
      [u + width * 0.55, v + height],
      [u + width * 0.25, v],
    ],
    '#ffffff',
    glint,
  );
  const bar = 0.05;
  for (let column = 0; column <= panes[0]; column++) {
    const at = u + (width * column) / panes[0];
    wall.rect(Math.min(Math.max(u, at - bar / 2), u + width - bar), v, bar, height, lighten(frame, 0.1));
  }
  for (let row = 0; row <= panes[1]; row++) {
    const at = v + (height * row) / panes[1];
    wall.rect(u, Math.min(Math.max(v, at - bar / 2), v + height - bar), width, bar, lighten(frame, 0.1));
  }
  wall.slab(u - 0.16, v - 0.16, width + 0.32, 0.07, 0.16, lighten(frame, 0.25));
}

function outside({ stage, outside: mood }: Room, outlook: Outlook): void {
  const { canvas, random, camera } = stage;
  const horizon = camera.centre[1] + 6;
  sky(canvas, mood, random, horizon);
  if (outlook === 'snow')
    snowLine(canvas, mood, random, { left: 250, width: 1100, foot: horizon - 60, height: 260 });
  hillLayers(canvas, mood, random, horizon, outlook === 'snow' ? 130 : 220);
  if (outlook === 'town') townscape(canvas, mood, random, horizon + 30, 220);
  else treeLine(canvas, mood, random, horizon + 12, 60);
  const ground = underLight(mood, '#6f9f4c', 0.7);
  canvas.band(
    canvas.linear([
      [0, lighten(ground, 0.2)],
      [1, darken(ground, 0.3)],
    ]),
    horizon + (outlook === 'town' ? 30 : 8),
  );
  if (outlook === 'garden' || outlook === 'town') {
    for (let x = random.range(0, 120); x < canvas.width; x += random.range(150, 260)) {
      const planting = {
        canvas,
        mood,
        random,
        at: [x, horizon + 90] as const,
        height: random.range(230, 380),
        colour: '#4f8548',
      };
      if (random.chance(0.3)) arecaPalm(planting);
      else broadTree(planting);
    }
  }
}
