import type { MapCluster } from '@thikana/contract/search/map';
import { Minus, PencilLine, Plus, X } from 'lucide-react';
import type { Map as MapLibre } from 'maplibre-gl';
import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { useSite } from '#web/lib/documents/site.ts';
import { factsLine } from '#web/lib/format/facts-line.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { marginsOf, sizeOf } from './clear-part.ts';
import { overMap } from './covered-boxes.ts';
import { DrawingLayer } from './drawing-layer.tsx';
import { highlightedCluster } from './highlighted-cluster.ts';
import { MapLabels } from './map-labels.tsx';
import { NearMe } from './near-me.tsx';
import { PinCard } from './pin-card.tsx';
import { Pin } from './pins.tsx';
import { useRoomForPins } from './room-for-pins.ts';
import { useClusters } from './use-clusters.ts';
import { useFollowedPlaces } from './use-followed-places.ts';
import { useHighlightedListing } from './use-highlighted-listing.ts';
import { useMap } from './use-map.ts';
import { useMapPlace } from './use-map-place.ts';
import { isSamePin, type OpenPin, withOpenPin } from './with-open-pin.ts';

interface Props {
  purpose?: 'rent' | 'buy' | undefined;
  listings: readonly CardListing[];
}

const closerBy = 2;
const cardHeight = 110;

/** The map with its pins and tools, loaded on demand together with the map library. */
export default function MapCanvas({ purpose, listings }: Props) {
  const place = useMapPlace();
  const { container, map, areas, shapes, tiles, hasFailed } = useMap({
    findStart: place.findStart,
    shape: place.shape,
    tiles: useSite()?.tiles,
    onMoved: place.lookWithin,
  });
  useFollowedPlaces(map, place);
  const { clusters, bounds, count, hasFailed: hasNoPins } = useClusters(map, purpose);
  useRoomForPins(map, clusters);
  const lit = highlightedCluster(clusters, bounds, listings, useHighlightedListing());
  const [open, setOpen] = useState<OpenPin>();
  const openPin = useRef<HTMLButtonElement>(null);
  const shownCount = count === undefined ? undefined : m.map_count({ count, text: number(count) });
  const [isDrawing, setIsDrawing] = useState(false);
  useOverlay(isDrawing, () => setIsDrawing(false));

  const isNarrowing = place.isNarrowed && !isDrawing;

  function choosePin(cluster: MapCluster, event: MouseEvent<HTMLButtonElement>) {
    const center: [number, number] = [cluster.longitude, cluster.latitude];
    if (cluster.listings) {
      setOpen({ ...cluster, listings: cluster.listings });
      if (map) map.easeTo({ center, offset: [0, aboveCard(map, cluster.listings.length)] });
      return;
    }
    if (!map) return;
    const { top, bottom, left, right } = marginsOf(map);
    const offset: [number, number] = [(left - right) / 2, (top - bottom) / 2];
    map.easeTo({ center, offset, zoom: map.getZoom() + closerBy }, { originalEvent: event.nativeEvent });
  }

  if (hasFailed) return <p className="p-6 text-center text-ink-soft">{m.map_unavailable()}</p>;
  return (
    <>
      <div className="absolute inset-0">
        <div ref={container} className="size-full" />
      </div>
      {map && !tiles && <MapLabels {...{ map, areas, shapes, clusters }} />}
      {map &&
        withOpenPin(clusters, open).map((cluster) => (
          <Pin
            key={pinKey(cluster)}
            map={map}
            cluster={cluster}
            isHighlighted={cluster === lit}
            isOpen={isSamePin(cluster, open)}
            button={isSamePin(cluster, open) ? openPin : undefined}
            onOpen={choosePin}
          />
        ))}
      {map && (
        <div {...overMap} className="absolute top-3 right-3 z-10 grid gap-2">
          <IconButton
            variant="bordered"
            label={m.map_closer()}
            icon={<Plus size={20} />}
            onClick={(event) => map.zoomIn({}, { originalEvent: event.nativeEvent })}
          />
          <IconButton
            variant="bordered"
            label={m.map_farther()}
            icon={<Minus size={20} />}
            onClick={(event) => map.zoomOut({}, { originalEvent: event.nativeEvent })}
          />
        </div>
      )}
      {map && <NearMe map={map} />}
      {map && isDrawing && (
        <DrawingLayer
          onDone={(corners) => {
            setIsDrawing(false);
            place.lookInside(
              corners.map(({ x, y }) => {
                const { lng, lat } = map.unproject([x, y]);
                return { longitude: lng, latitude: lat };
              }),
            );
          }}
        />
      )}
      {map && (
        <div className="absolute top-3 right-18 left-3 z-10 flex flex-wrap gap-2">
          <Button
            {...overMap}
            variant="secondary"
            aria-pressed={isDrawing}
            onClick={() => {
              setOpen(undefined);
              setIsDrawing(!isDrawing);
            }}
          >
            <PencilLine size={18} />
            {/* On a phone, both buttons fit into one row. */}
            <span className={isNarrowing ? 'max-sm:sr-only' : ''}>
              {isDrawing ? m.map_draw_stop() : m.map_draw()}
            </span>
          </Button>
          {isNarrowing && (
            <Button {...overMap} variant="secondary" onClick={place.lookEverywhere}>
              <X size={18} />
              {m.map_everywhere()}
            </Button>
          )}
        </div>
      )}
      {open && (
        <PinCard
          key={pinKey(open)}
          listings={open.listings}
          onClose={() => {
            setOpen(undefined);
            (openPin.current ?? map?.getCanvas())?.focus();
          }}
        />
      )}
      <p
        {...overMap}
        role="status"
        className="absolute right-0 bottom-0 bg-surface/90 px-2 text-ink-soft text-sm"
      >
        {hasNoPins ? m.map_no_pins() : factsLine([shownCount, tiles?.attribution].filter(Boolean))}
      </p>
    </>
  );
}

/** How far from the middle a pin lies, in pixels, so that neither its card nor a control hides it. */
function aboveCard(map: MapLibre, listings: number): number {
  const highest = marginsOf(map).top - sizeOf(map.getContainer()).height / 2;
  return Math.max(-cardHeight * listings * 0.5, highest);
}

/** Moving the map loads new clusters; a pin that stays keeps its button, and with it the focus. */
function pinKey({ listings = [], longitude, latitude }: MapCluster): string {
  return listings.map(({ _id }) => _id).sort()[0] ?? `${longitude} ${latitude}`;
}
