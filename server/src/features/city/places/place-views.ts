import { AppError } from '@thikana/contract/errors';
import type { AdminArea, AdminLandmark } from '@thikana/contract/place-administration';
import { type Kysely, sql } from 'kysely';
import { pageOf, rowsOfPage } from '../../../lib/paging.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { areasFile, landmarksFile } from './place-files.ts';
import type { AreaRow, LandmarkRow, PlaceTable } from './place-kinds.ts';
import { presentArea, presentLandmark } from './place-presenter.ts';
import { shapesFile } from './place-shapes.ts';
import { placesRepository } from './places.repository.ts';

const pageSize = 20;

/** What editors see of areas and of landmarks. */
export function placeViews(db: Kysely<Tables>) {
  return {
    areas: viewsOf<AreaRow, AdminArea>(db, 'areas', presentAreas, areasFile),
    landmarks: viewsOf<LandmarkRow, AdminLandmark>(db, 'landmarks', presentLandmarks, landmarksFile),
  };
}

type FormerSlugs = ReadonlyMap<string, string[]>;

function viewsOf<Row extends AreaRow | LandmarkRow, View>(
  db: Kysely<Tables>,
  table: PlaceTable,
  present: (db: Kysely<Tables>, rows: readonly Row[], former: FormerSlugs) => Promise<View[]>,
  write: typeof areasFile | typeof landmarksFile,
) {
  const places = placesRepository<Row>(db, table);
  const withFormer = async (rows: readonly Row[]) =>
    present(db, rows, await places.listFormerSlugs(rows.map(({ slug }) => slug)));
  return {
    async page({ q, page }: { q?: string | undefined; page: number }) {
      const total = await places.count(q);
      const rows = await places.list(q, rowsOfPage(page, pageSize));
      return { places: await withFormer(rows), ...pageOf(page, pageSize, total) };
    },

    async one(slug: string): Promise<View> {
      const row = await places.find(slug);
      const [view] = row ? await withFormer([row]) : [];
      if (!view) throw new AppError('place_not_found');
      return view;
    },

    async file(): Promise<{ csv: string; shapes: string }> {
      const rows = await places.listAll();
      const former = await places.listFormerSlugs(rows.map(({ slug }) => slug));
      const shapes = await places.listShapes();
      return { csv: write(rows as never, { former, shapes }), shapes: shapesFile(shapes) };
    },
  };
}

async function presentAreas(
  db: Kysely<Tables>,
  rows: readonly AreaRow[],
  former: FormerSlugs,
): Promise<AdminArea[]> {
  const slugs = rows.map(({ slug }) => slug);
  const { rows: counted } = await sql<{ area: string; count: number }>`
    select area, count(*)::int as count from listings
    where approval_status = 'approved' and hidden_at is null and area = any(${slugs}) group by area`.execute(
    db,
  );
  const listings = new Map(counted.map(({ area, count }) => [area, count]));
  return rows.map((row) => presentArea(row, { former, listings }));
}

async function presentLandmarks(_: unknown, rows: readonly LandmarkRow[], former: FormerSlugs) {
  return rows.map((row) => presentLandmark(row, { former }));
}
