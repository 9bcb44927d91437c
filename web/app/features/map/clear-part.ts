import type { Map as MapLibre } from 'maplibre-gl';
import type { Size } from './label-box.ts';

/** The strips at the edges where controls or an edge would cover a pin, in pixels. */
interface Margins {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Buttons lie at the top and on the right, the count of listings at the bottom. A pin is up to 90 px wide. */
const wanted: Margins = { top: 72, bottom: 40, left: 44, right: 72 };
const mostOfSide = 0.2;

/** A small map gives up less of itself. */
export function coveredMargins({ width, height }: Size): Margins {
  return {
    top: Math.min(wanted.top, height * mostOfSide),
    bottom: Math.min(wanted.bottom, height * mostOfSide),
    left: Math.min(wanted.left, width * mostOfSide),
    right: Math.min(wanted.right, width * mostOfSide),
  };
}

export const marginsOf = (map: MapLibre): Margins => coveredMargins(sizeOf(map.getContainer()));

export const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({
  width,
  height,
});
