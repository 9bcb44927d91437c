import * as contract from '@thikana/contract/place-administration';
import { type Binding, bind } from '../../../http/binding.ts';
import type { IncomingForm } from '../../../http/read-form.ts';
import { m } from '../../../paraglide/messages.js';
import type { CityDependencies } from '../city.dependencies.ts';
import { assignAreasJob } from './assign-areas.ts';
import { placeChanges } from './change-places.ts';
import { importAreas, importLandmarks } from './import-places.ts';
import { mergePlaces } from './merge-places.ts';
import { areaKind, landmarkKind } from './place-kinds.ts';
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

  const importWith = async (read: typeof importAreas, adminId: string, form: IncomingForm) => {
    const { content, apply } = await readPlaceFile(form);
    const imported = await change((transaction) => read(transaction, { adminId, content }), {
      isPreview: !apply,
    });
    const isApplied = apply && imported.problems.length === 0;
    return { message: isApplied ? m.city_imported() : m.city_import_preview(), ...imported };
  };

  return [
    bind(contract.listAdminAreas, ({ query }) => areas.page(query)),
    bind(contract.viewAdminArea, ({ params }) => areas.one(params.slug)),
    bind(contract.addArea, async ({ viewer, body: fields }) => {
      const slug = await change((transaction) =>
        savePlace(transaction, viewer.user.id, areaKind, { fields }),
      );
      return { message: m.city_added({ name: fields.name }), place: await areas.one(slug) };
    }),
    bind(contract.changeArea, async ({ viewer, params, body: fields }) => {
      const slug = await change((transaction) =>
        savePlace(transaction, viewer.user.id, areaKind, { before: params.slug, fields }),
      );
      return { message: m.city_changed({ name: fields.name }), place: await areas.one(slug) };
    }),
    bind(contract.mergeArea, async ({ viewer, params: { slug: from }, body: { into } }) => {
      await change((transaction) => mergePlaces(transaction, viewer.user.id, areaKind, { from, into }));
      const place = await areas.one(into);
      return { message: m.city_merged_into({ name: place.name }), place };
    }),
    bind(contract.exportAreas, () => areas.file()),
    bind(contract.importAreas, ({ viewer, form }) => importWith(importAreas, viewer.user.id, form)),

    bind(contract.listAdminLandmarks, ({ query }) => landmarks.page(query)),
    bind(contract.viewAdminLandmark, ({ params }) => landmarks.one(params.slug)),
    bind(contract.addLandmark, async ({ viewer, body: fields }) => {
      const slug = await change((transaction) =>
        savePlace(transaction, viewer.user.id, landmarkKind, { fields }),
      );
      return { message: m.city_added({ name: fields.name }), place: await landmarks.one(slug) };
    }),
    bind(contract.changeLandmark, async ({ viewer, params, body: fields }) => {
      const slug = await change((transaction) =>
        savePlace(transaction, viewer.user.id, landmarkKind, { before: params.slug, fields }),
      );
      return { message: m.city_changed({ name: fields.name }), place: await landmarks.one(slug) };
    }),
    bind(contract.mergeLandmark, async ({ viewer, params: { slug: from }, body: { into } }) => {
      await change((transaction) => mergePlaces(transaction, viewer.user.id, landmarkKind, { from, into }));
      const place = await landmarks.one(into);
      return { message: m.city_merged_into({ name: place.name }), place };
    }),
    bind(contract.exportLandmarks, () => landmarks.file()),
    bind(contract.importLandmarks, ({ viewer, form }) => importWith(importLandmarks, viewer.user.id, form)),
  ];
}
