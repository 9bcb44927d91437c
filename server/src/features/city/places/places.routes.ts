import * as contract from '@thikana/contract/place-administration';
import type { AreaFields, LandmarkFields } from '@thikana/contract/place-fields';
import { type Named, placeName } from '@thikana/contract/place-name';
import { type Binding, bind } from '../../../http/binding.ts';
import type { IncomingForm } from '../../../http/read-form.ts';
import type { SessionUser } from '../../../http/viewer.ts';
import { m } from '../../../paraglide/messages.js';
import type { CityDependencies } from '../city.dependencies.ts';
import { assignAreasJob } from './assign-areas.ts';
import { type ChangePlaces, placeChanges } from './change-places.ts';
import { importAreas, importLandmarks } from './import-places.ts';
import { mergePlaces } from './merge-places.ts';
import { type AreaRow, areaKind, type LandmarkRow, landmarkKind, type PlaceKind } from './place-kinds.ts';
import { placeViews } from './place-views.ts';
import { readPlaceFile } from './read-place-file.ts';
import { savePlace } from './save-place.ts';

/** The administration of areas and landmarks. */
export function placesRoutes(dependencies: CityDependencies): Binding[] {
  const { db, jobs } = dependencies;
  const assignAreas = assignAreasJob(db);
  jobs.add(assignAreas);
  const { areas, landmarks } = placeViews(db);
  const change = placeChanges(dependencies, assignAreas);
  const ofAreas = changesOf(change, areaKind, areas.one);
  const ofLandmarks = changesOf(change, landmarkKind, landmarks.one);
  const importWith = importsOf(change);

  return [
    bind(contract.listAdminAreas, ({ query }) => areas.page(query)),
    bind(contract.viewAdminArea, ({ params }) => areas.one(params.slug)),
    bind(contract.addArea, ofAreas.save),
    bind(contract.changeArea, ofAreas.save),
    bind(contract.mergeArea, ofAreas.merge),
    bind(contract.exportAreas, () => areas.file()),
    bind(contract.importAreas, importWith(importAreas)),

    bind(contract.listAdminLandmarks, ({ query }) => landmarks.page(query)),
    bind(contract.viewAdminLandmark, ({ params }) => landmarks.one(params.slug)),
    bind(contract.addLandmark, ofLandmarks.save),
    bind(contract.changeLandmark, ofLandmarks.save),
    bind(contract.mergeLandmark, ofLandmarks.merge),
    bind(contract.exportLandmarks, () => landmarks.file()),
    bind(contract.importLandmarks, importWith(importLandmarks)),
  ];
}

interface ByEditor {
  viewer: { user: SessionUser };
}

/** What editors do with places of a kind; each answer has the place as `view` shows it. */
function changesOf<Fields extends AreaFields | LandmarkFields, Row extends AreaRow | LandmarkRow, View>(
  change: ChangePlaces,
  kind: PlaceKind<Fields, Row>,
  view: (slug: string) => Promise<View & Named>,
) {
  return {
    /** Adds a place, or changes the one of the address. */
    async save({ viewer, params, body: fields }: ByEditor & { params: { slug?: string }; body: Fields }) {
      const { slug: before } = params;
      const slug = await change((transaction) =>
        savePlace(transaction, viewer.user.id, kind, { ...(before && { before }), fields }),
      );
      const name = placeName(fields);
      return {
        message: before ? m.city_changed({ name }) : m.city_added({ name }),
        place: await view(slug),
      };
    },

    async merge({ viewer, params, body }: ByEditor & { params: { slug: string }; body: { into: string } }) {
      const { into } = body;
      await change((transaction) =>
        mergePlaces(transaction, viewer.user.id, kind, { from: params.slug, into }),
      );
      const place = await view(into);
      return { message: m.city_merged_into({ name: placeName(place) }), place };
    },
  };
}

/** Applies a file that has no problems, or previews what it would change. */
const importsOf =
  (change: ChangePlaces) =>
  (read: typeof importAreas) =>
  async ({ viewer, form }: ByEditor & { form: IncomingForm }) => {
    const { apply, ...file } = await readPlaceFile(form);
    const isWanted = ({ problems }: Awaited<ReturnType<typeof read>>) => apply && problems.length === 0;
    const adminId = viewer.user.id;
    const imported = await change((transaction) => read(transaction, { adminId, ...file }), isWanted);
    return {
      message: isWanted(imported) ? m.city_imported() : m.city_import_preview(),
      ...imported,
    };
  };
