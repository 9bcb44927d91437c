import type { ExpressionSpecification, Map as MapLibre } from 'maplibre-gl';
import { drawSymbol, symbolScale } from './draw-symbol.ts';

interface Colors {
  ink: string;
  ground: string;
}

/** The name of the image for the kind of a feature. It names the colours, so that another theme has images of its own. */
export const symbolOfKind = ({ ink, ground }: Colors): ExpressionSpecification => [
  'concat',
  'symbol|',
  ['get', 'kind'],
  `|${ink}|${ground}`,
];

/** Draws each symbol when the map first needs it. */
export function drawMissingSymbols(map: MapLibre): void {
  map.setMissingStyleImageResolver(async (id) => {
    const [, kind = '', ink = '', ground = ''] = id.split('|');
    const image = drawSymbol(kind, { ink, ground });
    if (image) map.addImage(id, image, { pixelRatio: symbolScale });
  });
}
