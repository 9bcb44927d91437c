import type { Bounds } from '@thikana/contract/map-area';
import type { PlaceShape } from '@thikana/contract/place-shape';
import type { Site } from '@thikana/contract/site';
import { Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTheme } from '#web/lib/device/theme.ts';
import { m } from '#web/paraglide/messages.js';
import { mapWorkerUrl } from '../../../framework/map-worker.ts';
import { clearBoundsIn } from './bounds-in.ts';
import { coveredMargins, sizeOf } from './clear-part.ts';
import { type LoadedGround, loadGround } from './load-ground.ts';
import { mapStyle } from './map-style.ts';
import { drawMissingSymbols } from './symbol-images.ts';
import { useMapAreas } from './use-map-areas.ts';

setWorkerUrl(mapWorkerUrl);

interface Options {
  findStart: () => Promise<Bounds>;
  tiles: Site['tiles'];
  /** Drawn on top. */
  shape: PlaceShape | undefined;
  /** Called after the visitor moves the map. */
  onMoved: (bounds: Bounds) => void;
}

/** Creates a map in an element, in the page's colours. */
export function useMap({ findStart, tiles, shape, onMoved }: Options) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibre>();
  const [hasFailed, setHasFailed] = useState(false);
  const { theme } = useTheme();
  const [ground, setGround] = useState<LoadedGround>();
  const areas = useMapAreas(ground?.tiles ? undefined : map);
  const style = useEffectEvent((element: Element, loaded: LoadedGround) =>
    mapStyle({ ...loaded, areas }, shape, element),
  );
  const moved = useEffectEvent(onMoved);
  const first = useEffectEvent(findStart);

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let isGone = false;
    let made: MapLibre | undefined;
    void Promise.all([loadGround(tiles), first()]).then(([loaded, start]) => {
      // Outside the document, an element has no colours.
      if (isGone || !element.isConnected) return;
      setGround(loaded);
      try {
        made = openMap(element, style(element, loaded), start);
      } catch {
        // Without WebGL there is no map.
        setHasFailed(true);
        return;
      }
      const own = made;
      drawMissingSymbols(own);
      // The movement of a single notch does not name its event.
      let isByWheel = false;
      own.on('wheel', () => {
        isByWheel = true;
      });
      own.on('moveend', (event) => {
        if (isByWheel || ('originalEvent' in event && event.originalEvent)) moved(clearBoundsIn(own));
        isByWheel = false;
      });
      // Its style can be changed only once it has loaded.
      own.once('style.load', () => setMap(own));
    });
    return () => {
      isGone = true;
      made?.remove();
    };
  }, [tiles]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new theme, shape or area needs a new style.
  useEffect(() => {
    if (map && ground) map.setStyle(style(map.getContainer(), ground));
  }, [map, theme, shape, areas]);

  return { container, map, areas, shapes: ground?.shapes ?? none, tiles: ground?.tiles, hasFailed };
}

const none: LoadedGround['shapes'] = [];

function openMap(container: HTMLElement, style: ReturnType<typeof mapStyle>, start: Bounds): MapLibre {
  const { west, south, east, north } = start;
  const map = new MapLibre({
    container,
    style,
    bounds: [west, south, east, north],
    fitBoundsOptions: { padding: coveredMargins(sizeOf(container)) },
    minZoom: 8,
    maxZoom: 17,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    // Every text of MapLibre that these maps show: they have no controls.
    locale: { 'Map.Title': m.map_title(), 'Marker.Title': m.map_marker() },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}
