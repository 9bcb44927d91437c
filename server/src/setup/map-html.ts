import type { Site } from '@thikana/contract/site';
import { isTileArchive } from '@thikana/contract/tile-archive';
import { m } from '../paraglide/messages.js';
import { escapeHtml } from '../platform/mail/escape-html.ts';
import { viewOf } from './centre-map.ts';
import { type KnownTown, nearestTown } from './known-towns.ts';
import { drawMap } from './map-picture.ts';
import { mapSize } from './map-view.ts';
import { setupScript } from './setup-script.ts';

const farthestKm = 300;
const atKm = 0.1;

/**
 * The map below the field for the centre. Its buttons send the form, so that it works without scripts; with them, it can
 * be dragged and pressed too (setup-script.ts).
 */
export function mapHtml(
  typed: Readonly<Record<string, string>>,
  towns: readonly KnownTown[],
  tiles: Site['tiles'],
): string {
  const view = viewOf(typed, towns);
  // A single file of tiles needs scripts that this page does not have.
  const pictures = tiles && !isTileArchive(tiles.url) ? tiles : undefined;
  const { svg, names, squareMetres } = drawMap(view, towns, pictures);
  const label = names.length > 0 ? m.setup_map_towns({ towns: names.join(', ') }) : m.setup_map();
  const notes = [
    squareMetres === undefined ? '' : m.setup_map_scale({ distance: distanceText(squareMetres) }),
    pictures?.attribution ?? '',
  ].filter(Boolean);
  return `<div id="map" class="map" role="group" aria-label="${escapeHtml(m.setup_map())}">
<input type="hidden" name="zoom" value="${view.hasCentre ? view.zoom : ''}">
${button('find', m.setup_map_find())}
<div class="frame"><svg role="img" aria-label="${escapeHtml(label)}" viewBox="0 0 ${mapSize.width} ${mapSize.height}" preserveAspectRatio="xMidYMid slice">${svg}</svg></div>
<div class="tools">${moves()
    .map(([value, text, sign]) => button(value, text, sign))
    .join('')}</div>
${notes.length > 0 ? `<p class="quiet">${escapeHtml(notes.join(' · '))}</p>` : ''}
</div>
<p class="quiet" id="map-status" role="status">${escapeHtml(statusOf(typed, view, towns))}</p>
<script>${setupScript}</script>`;
}

const moves = (): [string, string, string][] => [
  ['in', m.setup_map_in(), '+'],
  ['out', m.setup_map_out(), '−'],
  ['north', m.setup_map_north(), '↑'],
  ['south', m.setup_map_south(), '↓'],
  ['west', m.setup_map_west(), '←'],
  ['east', m.setup_map_east(), '→'],
];

function button(value: string, text: string, sign?: string): string {
  const label = sign ? ` aria-label="${escapeHtml(text)}" title="${escapeHtml(text)}"` : '';
  return `<button name="map" value="${value}" formaction="/setup#map" class="plain"${label}>${escapeHtml(sign ?? text)}</button>`;
}

function statusOf(
  typed: Readonly<Record<string, string>>,
  { middle, hasCentre }: ReturnType<typeof viewOf>,
  towns: readonly KnownTown[],
): string {
  if (typed.sought) return m.setup_map_unknown({ town: typed.sought });
  const near = hasCentre ? nearestTown(towns, middle) : undefined;
  if (!near || near.km > farthestKm) return '';
  if (near.km < atKm) return m.setup_map_at({ town: near.town.name });
  return m.setup_map_near({ town: near.town.name, distance: distanceText(near.km * 1_000) });
}

function distanceText(metres: number): string {
  if (metres < 1_000) return m.setup_map_metres({ metres: Math.round(metres / 10) * 10 });
  const km = metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1_000);
  return m.setup_map_km({ km });
}
