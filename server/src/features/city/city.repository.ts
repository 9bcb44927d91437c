import type { City } from '@thikana/contract/city';
import { landUnitsOf, squareFeetIn } from '@thikana/contract/land';
import { type LeftOut, offersOfSite } from '@thikana/contract/left-out';
import { legalTexts } from '@thikana/contract/legal';
import { settingsSchema } from '@thikana/contract/settings';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { PackTexts } from '../../platform/database/tables/city-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { cityOf } from './city-of.ts';
import type { CityPlaces, NamedLandmark } from './city-places.ts';
import { type CityFacts, cityFactsSchema } from './pack/city-facts.ts';
import { type LawFacts, lawFactsSchema } from './pack/law-facts.ts';
import type { PackLegal } from './pack/read-legal.ts';
import type { CityPack } from './pack/read-pack.ts';
import type { PackArea, PackLandmark, Place } from './pack/read-places.ts';
import type { PackShape } from './pack/read-shapes.ts';

type OutlinedArea = Parameters<typeof cityOf>[1]['areas'][number];

export interface LoadedPack {
  pack: string;
  digest: string;
}

export function cityRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    findPack(): Promise<LoadedPack | undefined> {
      return db.selectFrom('city').select(['pack', 'digest']).executeTakeFirst();
    },

    /** Processes that start together load a pack one after the other. */
    async lock(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtext('city'))`.execute(db);
    },

    async save({ facts, areas, landmarks, shapes, legal, law }: CityPack, loaded: LoadedPack): Promise<void> {
      const values = {
        ...loaded,
        facts: JSON.stringify(facts),
        shapes: JSON.stringify(shapes),
        legal: JSON.stringify(datedTexts(legal, await this.findLegal())),
        law: law ? JSON.stringify(law) : null,
      };
      await db
        .insertInto('city')
        .values(values)
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet(values))
        .execute();
      await saveLandUnits(db, facts);
      await saveRows(db, 'areas', areas.map(areaValues));
      await saveRows(db, 'landmarks', landmarks.map(landmarkValues));
      const former = areas.flatMap(({ slug: area, formerSlugs }) =>
        formerSlugs.map((slug) => ({ slug, area })),
      );
      if (former.length > 0)
        await db
          .insertInto('former_areas')
          .values(former)
          .onConflict((conflict) => conflict.column('slug').doUpdateSet({ area: sql`excluded.area` }))
          .execute();
      await followMerges(db);
    },

    async listPlaces(): Promise<CityPlaces> {
      const columns = ['slug', 'name', 'names', 'spellings', 'latitude', 'longitude'] as const;
      const ofBoth = [...columns, 'is_hidden as isHidden', 'by_hand as byHand'] as const;
      const [areas, landmarks] = await Promise.all([
        db.selectFrom('areas').select(ofBoth).where('merged_into', 'is', null).orderBy('position').execute(),
        db
          .selectFrom('landmarks')
          .select([...ofBoth, 'kind', 'line', 'near_metres as nearMetres'])
          .where('merged_into', 'is', null)
          .$castTo<NamedLandmark>()
          .execute(),
      ]);
      return { areas, landmarks };
    },

    /** What the stored pack offers, as an earlier version may have written it. */
    async findOffers(): Promise<unknown> {
      const row = await db.selectFrom('city').select('facts').executeTakeFirst();
      return row && (row.facts as { offers?: unknown }).offers;
    },

    /** Undefined before the first start. Facts of an earlier version lack what it did not know. */
    async findFacts(): Promise<CityFacts | undefined> {
      const row = await db.selectFrom('city').select('facts').executeTakeFirst();
      return row && cityFactsSchema.parse(row.facts);
    },

    /** Undefined if the pack says nothing about the law. */
    async findLaw(): Promise<LawFacts | undefined> {
      const row = await db.selectFrom('city').select('law').executeTakeFirst();
      return row?.law ? lawFactsSchema.parse(row.law) : undefined;
    },

    async findShapes(): Promise<PackShape[]> {
      const { shapes } = await db.selectFrom('city').select('shapes').executeTakeFirstOrThrow();
      return shapes as PackShape[];
    },

    /** The shapes of the map. A line that an editor gave to a road goes before the road of that name in the pack. */
    async listMapShapes(): Promise<PackShape[]> {
      const [shapes, roads] = await Promise.all([
        this.findShapes(),
        db
          .selectFrom('landmarks')
          .select(['name', 'names', 'line'])
          .where('by_hand', '=', true)
          .where('is_hidden', '=', false)
          .where('merged_into', 'is', null)
          .where('line', 'is not', null)
          .execute(),
      ]);
      const byHand = new Set(roads.map(({ name }) => name));
      const isReplaced = ({ kind, name }: PackShape) => kind === 'road' && byHand.has(name);
      const classes = new Map(shapes.filter(isReplaced).map((shape) => [shape.name, shape.class]));
      return [
        ...shapes.filter((shape) => !isReplaced(shape)),
        ...roads.flatMap(({ name, names, line }) => {
          if (!line) return [];
          const isTranslated = Object.keys(names).length > 0;
          const road = { kind: 'road' as const, name, class: classes.get(name), geometry: line };
          return [isTranslated ? { ...road, names } : road];
        }),
      ];
    },

    async findLegal(): Promise<PackTexts> {
      const row = await db.selectFrom('city').select('legal').executeTakeFirst();
      return row?.legal ?? {};
    },

    /** What the settings leave out of the offers of the city. */
    async findLeftOut(): Promise<LeftOut> {
      const row = await db.selectFrom('settings').select('value').executeTakeFirst();
      const read = settingsSchema.pick({ leftOut: true }).safeParse(row?.value);
      return read.data?.leftOut ?? { intents: [], categories: [] };
    },

    /** The city of these facts. */
    async find(facts: CityFacts): Promise<City> {
      const position = ['latitude', 'longitude'] as const;
      const [leftOut, areas, landmarks, former] = await Promise.all([
        this.findLeftOut(),
        db
          .selectFrom('areas')
          .select([
            'slug',
            'name',
            'names',
            ...position,
            'is_hidden as isHidden',
            'merged_into as mergedInto',
          ])
          .select('outline')
          .$castTo<OutlinedArea>()
          .orderBy('position')
          .execute(),
        db.selectFrom('landmarks').select(['slug', 'name', 'names', 'merged_into as mergedInto']).execute(),
        db.selectFrom('former_areas').select(['slug', 'area']).execute(),
      ]);
      const slugs = former.map(({ slug, area }) => [slug, area] as const);
      const city = cityOf(facts, { areas, landmarks }, slugs);
      return { ...city, offers: offersOfSite(city.offers, leftOut) };
    },
  };
}

/** A text that is the same as before keeps its date. */
function datedTexts(legal: PackLegal, before: PackTexts): PackTexts {
  const changedAt = new Date().toISOString();
  return Object.fromEntries(
    legalTexts.flatMap((name) => {
      const markdown = legal[name];
      if (markdown === undefined) return [];
      return [[name, before[name]?.markdown === markdown ? before[name] : { markdown, changedAt }]];
    }),
  );
}

/** What a pack says of an area that an editor merged is said of the area that stands for it. */
async function followMerges(db: Kysely<Tables> | Transaction<Tables>): Promise<void> {
  const merged = sql`areas as merged where merged.merged_into is not null and merged.slug`;
  await sql`
    update areas set belongs_to = nullif(merged.merged_into, areas.slug) from ${merged} = areas.belongs_to
  `.execute(db);
  await sql`update former_areas set area = merged.merged_into from ${merged} = former_areas.area`.execute(db);
}

/** Units of earlier versions stay, because listings name them. */
async function saveLandUnits(db: Kysely<Tables> | Transaction<Tables>, facts: CityFacts): Promise<void> {
  const rows = landUnitsOf(facts.landUnits, facts.areaUnit).map(({ unit, squareFeet }) => ({
    ...{ unit, size: squareFeet / squareFeetIn[facts.areaUnit] },
  }));
  await db
    .insertInto('land_units')
    .values(rows)
    .onConflict((conflict) => conflict.column('unit').doUpdateSet({ size: sql`excluded.size` }))
    .execute();
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const rowsAtOnce = 1_000;

/** Places that were changed by hand stay as they are. */
async function saveRows(
  db: Kysely<Tables> | Transaction<Tables>,
  table: 'areas' | 'landmarks',
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    const columns = Object.keys(some[0] ?? {});
    const changes = Object.fromEntries(
      columns.map((column) => [column, sql`${sql.ref(`excluded.${column}`)}`]),
    );
    await db
      .insertInto(table)
      .values(some as never)
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet(changes as never)
          .where(sql.ref(`${table}.by_hand`), '=', false),
      )
      .execute();
  }
}

const placeValues = ({ slug, name, names, spellings, latitude, longitude }: Place) => ({
  ...{ slug, name, names: JSON.stringify(names), spellings, latitude, longitude },
});
export const jsonOrNull = (value: unknown) => (value === null ? null : JSON.stringify(value));

const areaValues = (area: PackArea, position: number) => ({
  ...placeValues(area),
  position,
  outline: jsonOrNull(area.outline ?? null),
  belongs_to: area.belongsTo,
});

const landmarkValues = (landmark: PackLandmark) => ({
  ...placeValues(landmark),
  kind: landmark.kind,
  line: jsonOrNull(landmark.line ?? null),
  near_metres: landmark.nearMetres,
  accuracy_metres: landmark.accuracyMetres,
});
