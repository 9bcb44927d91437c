import { currentCity } from '@thikana/contract/city';
import { nearestArea } from '@thikana/contract/nearest-area';
import type { Place } from '@thikana/contract/site';
import { z } from 'zod';

const text = z.string().optional();

const featureSchema = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]).rest(z.number()) }),
  properties: z.object({
    name: text,
    housenumber: text,
    street: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    postcode: text,
    countrycode: text,
  }),
});

const answerSchema = z.object({ features: z.array(featureSchema) });

/** The places of the city's country in a Photon answer (GeoJSON), without duplicates. Throws if it is not such an answer. */
export function readPhotonAnswer(answer: unknown): Place[] {
  const places = new Map<string, Place>();
  for (const { geometry, properties } of answerSchema.parse(answer).features) {
    const { name, housenumber, street } = properties;
    const label = name ?? [housenumber, street].filter(Boolean).join(' ');
    if (!label || properties.countrycode?.toUpperCase() !== currentCity().country) continue;
    const detail = detailOf(label, properties);
    const key = `${label}\n${detail}`;
    if (!places.has(key)) places.set(key, toPlace(label, detail, geometry.coordinates));
  }
  return [...places.values()];
}

function detailOf(label: string, properties: z.output<typeof featureSchema>['properties']): string {
  const { locality, district, city, county, state, postcode } = properties;
  const nearer = [locality, district, city, city ? undefined : county].filter((part) => part !== label);
  return [...new Set([...nearer, state, postcode])].filter(Boolean).join(', ');
}

function toPlace(label: string, detail: string, [longitude, latitude]: [number, number, ...number[]]): Place {
  const coordinates: Place['coordinates'] = { type: 'Point', coordinates: [longitude, latitude] };
  return { label, detail, coordinates, area: nearestArea({ longitude, latitude }, label) };
}
