import type { MapCluster } from '@thikana/contract/search/map';
import { type Map as MapLibre, Marker } from 'maplibre-gl';
import { type MouseEvent, type ReactNode, type Ref, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#web/paraglide/messages.js';
import { pinText } from './pin-text.ts';

interface PlacedProps {
  map: MapLibre;
  longitude: number;
  latitude: number;
  /** What lies in front: names 0, pins 1, the chosen pin 2. */
  level?: 0 | 1 | 2;
  children: ReactNode;
}

/** Places its children at a position of the map and moves them with it. When it goes, the map gets its focus. */
export function Placed({ map, longitude, latitude, level = 0, children }: PlacedProps) {
  const [element] = useState(() => document.createElement('div'));
  useEffect(() => {
    const marker = new Marker({ element }).setLngLat([longitude, latitude]).addTo(map);
    element.removeAttribute('aria-label');
    return () => {
      marker.remove();
    };
  }, [map, element, longitude, latitude]);
  useLayoutEffect(
    () => () => {
      if (element.contains(document.activeElement)) map.getCanvas().focus();
    },
    [map, element],
  );
  useEffect(() => {
    element.style.zIndex = String(level);
  }, [element, level]);
  return createPortal(children, element);
}

interface PinProps {
  map: MapLibre;
  cluster: MapCluster;
  isHighlighted: boolean;
  isOpen: boolean;
  button: Ref<HTMLButtonElement> | undefined;
  onOpen: (cluster: MapCluster, event: MouseEvent<HTMLButtonElement>) => void;
}

/** A pin with a price, or with a count and the lowest price. */
export function Pin({ map, cluster, isHighlighted, isOpen, button, onOpen }: PinProps) {
  const text = pinText(cluster);
  const isChosen = isHighlighted || isOpen;
  return (
    <Placed map={map} longitude={cluster.longitude} latitude={cluster.latitude} level={isChosen ? 2 : 1}>
      <button
        ref={button}
        type="button"
        aria-label={m.map_pin_label({ text, what: pinMeaning(cluster) })}
        aria-expanded={cluster.listings ? isOpen : undefined}
        data-lit={isHighlighted || undefined}
        onClick={(event) => onOpen(cluster, event)}
        className="group grid min-h-touch min-w-touch place-items-center rounded-full"
      >
        <span
          className={`whitespace-nowrap font-sans rounded-full border px-2.5 py-0.5 font-semibold text-sm tabular-nums shadow-sm ${
            isChosen
              ? 'edged border-terracotta bg-terracotta text-on-terracotta'
              : 'border-line-strong bg-surface text-ink group-hover:border-terracotta'
          }`}
        >
          {text}
        </span>
      </button>
    </Placed>
  );
}

function pinMeaning({ count, listings }: MapCluster): string {
  if (!listings) return m.map_pin_closer();
  return count === 1 ? (listings[0]?.title ?? '') : m.map_pin_several();
}
