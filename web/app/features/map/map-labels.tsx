import type { CityShape, MapArea } from '@thikana/contract/city-map';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import { placeName } from '@thikana/contract/place-name';
import type { MapCluster } from '@thikana/contract/search/map';
import type { Map as MapLibre } from 'maplibre-gl';
import { type ReactNode, useEffect, useState } from 'react';
import { chooseLabels, noLabels } from './choose-labels.ts';
import { sizeOf } from './clear-part.ts';
import { coveredBoxes, onCoveredChange } from './covered-boxes.ts';
import { hasMark } from './labelled-landmarks.ts';
import { pinBox } from './merge-clusters.ts';
import { Placed } from './pins.tsx';
import { landmarkSymbols, strokes } from './symbols.ts';
import { useMapLandmarks } from './use-map-landmarks.ts';

interface Props {
  map: MapLibre;
  areas: readonly MapArea[];
  shapes: readonly CityShape[];
  /** Their pins are not covered. */
  clusters?: readonly MapCluster[];
}

const noClusters: readonly MapCluster[] = [];

/** The names of areas, lines and landmarks, chosen again whenever the map rests, and when a control comes or goes. */
export function MapLabels({ map, areas, shapes, clusters = noClusters }: Props) {
  const landmarks = useMapLandmarks(map);
  const [labels, setLabels] = useState(noLabels);
  useEffect(() => {
    const choose = () => {
      const container = map.getContainer();
      const project = ([longitude, latitude]: readonly [number, number]) =>
        map.project([longitude, latitude]);
      const pins = clusters.map((cluster) => pinBox(cluster, project([cluster.longitude, cluster.latitude])));
      const view = {
        zoom: map.getZoom(),
        size: sizeOf(container),
        project,
        obstacles: [...pins, ...coveredBoxes(container)],
      };
      setLabels((before) => chooseLabels({ areas, shapes, landmarks }, { ...view, before }));
    };
    choose();
    map.on('moveend', choose);
    const stopWatching = onCoveredChange(map.getContainer(), choose);
    return () => {
      map.off('moveend', choose);
      stopWatching();
    };
  }, [map, areas, shapes, clusters, landmarks]);
  return (
    <>
      {labels.areas.map(({ area, line }) => (
        <Placed key={area.slug} map={map} longitude={area.longitude} latitude={area.latitude}>
          <Name className={`font-semibold text-ink-soft text-sm ${besidePin[line]}`}>{placeName(area)}</Name>
        </Placed>
      ))}
      {labels.landmarks.map(({ landmark, beside: { x, y } }) => (
        <Placed
          key={`landmark ${landmark.slug}`}
          map={map}
          longitude={landmark.longitude}
          latitude={landmark.latitude}
        >
          <span className="pointer-events-none relative block">
            {hasMark(landmark) && <Mark kind={landmark.kind} />}
            <span
              className="absolute top-1/2 left-1/2"
              style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)` }}
            >
              <Name className="text-[13px] text-ink-soft leading-tight">{placeName(landmark)}</Name>
            </span>
          </span>
        </Placed>
      ))}
      {labels.lines.map(({ key, text, kind, at, angle }) => {
        const { lng, lat } = map.unproject([at.x, at.y]);
        return (
          <Placed key={key} map={map} longitude={lng} latitude={lat}>
            <span className="block" style={{ transform: `rotate(${angle}deg)` }}>
              <Name
                className={`text-[13px] leading-tight ${kind === 'river' ? 'text-ink-soft italic' : 'text-ink'}`}
              >
                {text}
              </Name>
            </span>
          </Placed>
        );
      })}
    </>
  );
}

function Mark({ kind }: { kind: LandmarkKind }) {
  const symbol = landmarkSymbols[kind];
  if (!symbol) return <span className="block size-2 rounded-full border border-surface bg-tea" />;
  return (
    <svg
      aria-hidden
      viewBox="-2 -2 20 20"
      className="block size-4.5 rounded-full border border-surface bg-tea fill-none stroke-[1.75] stroke-on-tea"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[symbol]} />
    </svg>
  );
}

const besidePin = { [-1]: '-translate-y-[26px]', 0: '', 1: 'translate-y-[26px]' };

const halo =
  '[text-shadow:0_0_2px_var(--paper),0_0_2px_var(--paper),0_0_3px_var(--paper),0_0_4px_var(--paper)]';

function Name({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none block select-none whitespace-nowrap font-sans ${halo} ${className}`}
    >
      {children}
    </span>
  );
}
