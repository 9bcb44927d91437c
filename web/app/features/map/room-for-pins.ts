import type { MapCluster } from '@thikana/contract/search/map';
import type { GeoJSONSource, LayerSpecification, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { useEffect } from 'react';
import { pinText } from './pin-text.ts';

const pins = 'pins';

/**
 * Pins lie above the map's canvas, which knows nothing of them. An invisible text of the same size at the place of each pin
 * keeps names and symbols clear. It has to be the topmost layer: MapLibre places the texts of higher layers first.
 */
export function roomForPins(fonts: string[]): Pick<StyleSpecification, 'sources' | 'layers'> {
  const layer: LayerSpecification = {
    id: pins,
    source: pins,
    type: 'symbol',
    layout: {
      'text-field': ['get', 'text'],
      'text-font': fonts,
      'text-size': 14,
      // Inside the pin, around its text.
      'text-padding': 12,
      'text-allow-overlap': true,
      'text-max-width': 100,
    },
    paint: { 'text-color': 'rgba(0, 0, 0, 0)' },
  };
  return { sources: { [pins]: { type: 'geojson', data: pinsOf([]) } }, layers: [layer] };
}

function pinsOf(clusters: readonly MapCluster[]): Exclude<Parameters<GeoJSONSource['setData']>[0], string> {
  return {
    type: 'FeatureCollection',
    features: clusters.map((cluster) => ({
      type: 'Feature',
      properties: { text: pinText(cluster) },
      geometry: { type: 'Point', coordinates: [cluster.longitude, cluster.latitude] },
    })),
  };
}

/** Keeps room for the pins of a map whose style has the layer. */
export function useRoomForPins(map: MapLibre | undefined, clusters: readonly MapCluster[]): void {
  useEffect(() => {
    const keep = () => map?.getSource<GeoJSONSource>(pins)?.setData(pinsOf(clusters));
    keep();
    // A new style, as that of another theme, has no pins yet.
    map?.on('styledata', keep);
    return () => {
      map?.off('styledata', keep);
    };
  }, [map, clusters]);
}
