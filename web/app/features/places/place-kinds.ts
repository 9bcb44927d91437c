import type { Call } from '@thikana/contract/client';
import * as contract from '@thikana/contract/place-administration';
import {
  type AreaFields,
  areaFields,
  type LandmarkFields,
  landmarkFields,
} from '@thikana/contract/place-fields';
import { m } from '#web/paraglide/messages.js';
import { learnArea } from './learn-area.ts';

export type AdminPlace = contract.AdminArea | contract.AdminLandmark;
export type PlaceFields = AreaFields | LandmarkFields;
type PlaceKindName = 'areas' | 'landmarks';

/** What the screens of areas and of landmarks do not share. */
export interface PlaceKind {
  name: PlaceKindName;
  path: string;
  texts: {
    title: () => string;
    one: () => string;
    add: () => string;
    search: () => string;
    hint: () => string;
  };
  schema: typeof areaFields | typeof landmarkFields;
  list(call: Call, query: { q?: string | undefined; page: number }): Promise<PlacePage>;
  view(call: Call, slug: string): Promise<AdminPlace>;
  /** Adds a place, or changes the one with this slug. */
  save(call: Call, slug: string | undefined, fields: PlaceFields): Promise<Saved>;
  merge(call: Call, slug: string, into: string): Promise<Saved>;
  exportFile(call: Call): Promise<{ csv: string; shapes: string }>;
  importFile(call: Call, body: FormData): Promise<contract.PlaceImport>;
}

interface PlacePage {
  places: AdminPlace[];
  page: number;
  total: number;
  totalPages: number;
}

interface Saved {
  message: string;
  place: AdminPlace;
}

const areas: PlaceKind = {
  name: 'areas',
  path: '/admin/places/areas',
  texts: {
    title: m.places_areas,
    one: m.places_area,
    add: m.places_add_area,
    search: m.places_search_areas,
    hint: m.places_search_hint,
  },
  schema: areaFields,
  list: (call, query) => call(contract.listAdminAreas, { query }),
  view: (call, slug) => call(contract.viewAdminArea, { params: { slug } }),
  async save(call, slug, fields) {
    const saved = await (slug === undefined
      ? call(contract.addArea, { body: fields })
      : call(contract.changeArea, { params: { slug }, body: fields }));
    learnArea(slug, saved.place);
    return saved;
  },
  async merge(call, slug, into) {
    const merged = await call(contract.mergeArea, { params: { slug }, body: { into } });
    learnArea(slug, merged.place);
    return merged;
  },
  exportFile: (call) => call(contract.exportAreas, {}),
  importFile: (call, body) => call(contract.importAreas, { body }),
};

const landmarks: PlaceKind = {
  name: 'landmarks',
  path: '/admin/places/landmarks',
  texts: {
    title: m.places_landmarks,
    one: m.places_landmark,
    add: m.places_add_landmark,
    search: m.places_search_landmarks,
    hint: m.places_search_hint,
  },
  schema: landmarkFields,
  list: (call, query) => call(contract.listAdminLandmarks, { query }),
  view: (call, slug) => call(contract.viewAdminLandmark, { params: { slug } }),
  save: (call, slug, fields) => {
    const body = fields as LandmarkFields;
    return slug === undefined
      ? call(contract.addLandmark, { body })
      : call(contract.changeLandmark, { params: { slug }, body });
  },
  merge: (call, slug, into) => call(contract.mergeLandmark, { params: { slug }, body: { into } }),
  exportFile: (call) => call(contract.exportLandmarks, {}),
  importFile: (call, body) => call(contract.importLandmarks, { body }),
};

const kinds: Record<PlaceKindName, PlaceKind> = { areas, landmarks };

export const placeKind = (name: string | undefined): PlaceKind | undefined =>
  name === 'areas' || name === 'landmarks' ? kinds[name] : undefined;
