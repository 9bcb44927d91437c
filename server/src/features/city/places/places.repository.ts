import { currentLanguage } from '@thikana/contract/language';
import { placeName } from '@thikana/contract/place-name';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { PackShape } from '../pack/read-shapes.ts';
import type { AreaRow, LandmarkRow, PlaceTable } from './place-kinds.ts';
import { type NamedShape, namedShapes } from './place-shapes.ts';

interface Slice {
  limit: number;
  offset: number;
}

/** Areas or landmarks as editors see them. Merged places are only found as former slugs. */
export function placesRepository<Row extends AreaRow | LandmarkRow>(
  db: Kysely<Tables> | Transaction<Tables>,
  table: PlaceTable,
) {
  const places = sql.table(table);
  return {
    /** In the alphabetical order of the current language, which not every database knows. */
    async list(q: string | undefined, { limit, offset }: Slice): Promise<Row[]> {
      const { rows: wanted } = await sql<Pick<Row, 'slug' | 'name' | 'names'>>`
        select slug, name, names from ${places} where ${isWanted(q)} order by slug`.execute(db);
      const { compare } = new Intl.Collator(currentLanguage());
      const slugs = wanted
        .map((place) => ({ slug: place.slug, name: placeName(place) }))
        .sort((one, other) => compare(one.name, other.name))
        .slice(offset, offset + limit)
        .map(({ slug }) => slug);
      const { rows } = await sql<Row>`
        select * from ${places} where slug = any(${slugs}) order by array_position(${slugs}::text[], slug)`.execute(
        db,
      );
      return rows;
    },

    async listAll(): Promise<Row[]> {
      const order = sql.ref(table === 'areas' ? 'position' : 'slug');
      const { rows } = await sql<Row>`
        select * from ${places} where merged_into is null order by ${order}`.execute(db);
      return rows;
    },

    /** The shapes of the city, with those of its places. */
    async listShapes(): Promise<NamedShape[]> {
      const [{ shapes }, areas, landmarks] = await Promise.all([
        db.selectFrom('city').select('shapes').$castTo<{ shapes: PackShape[] }>().executeTakeFirstOrThrow(),
        db
          .selectFrom('areas')
          .select(['slug', 'name', 'outline'])
          .where('merged_into', 'is', null)
          .where('outline', 'is not', null)
          .execute(),
        db
          .selectFrom('landmarks')
          .select(['slug', 'name', 'line'])
          .where('merged_into', 'is', null)
          .where('line', 'is not', null)
          .execute(),
      ]);
      return namedShapes(shapes, { areas, landmarks });
    },

    async count(q: string | undefined): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${places} where ${isWanted(q)}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    async find(slug: string): Promise<Row | undefined> {
      const { rows } = await sql<Row>`
        select * from ${places} where slug = ${slug} and merged_into is null`.execute(db);
      return rows[0];
    },

    /** Whether a place other than `except` has this name. */
    async isNamed(name: string, except: string | undefined): Promise<boolean> {
      const { rows } = await sql`
        select from ${places}
        where lower(name) = lower(${name}) and merged_into is null and slug is distinct from ${except ?? null}
        limit 1`.execute(db);
      return rows.length > 0;
    },

    /** The slug of the place that a slug stands for or stood for. */
    async findOwner(slug: string): Promise<string | undefined> {
      const { rows } = await sql<{ owner: string }>`
        select coalesce(merged_into, slug) as owner from ${places} where slug = ${slug}`.execute(db);
      return rows[0]?.owner;
    },

    async put(slug: string, columns: Record<string, unknown>): Promise<void> {
      const values = table === 'areas' ? { slug, position: nextPosition, ...columns } : { slug, ...columns };
      await db
        .insertInto(table)
        .values(values as never)
        .onConflict((conflict) => conflict.column('slug').doUpdateSet(columns as never))
        .execute();
    },

    async merge(from: string, into: string): Promise<void> {
      await sql`
        update ${places} set merged_into = ${into}, by_hand = true
        where slug = ${from} or merged_into = ${from}`.execute(db);
    },

    async listFormerSlugs(slugs: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
      const ofPack = table === 'areas' ? sql`union all select slug, area from former_areas` : sql``;
      const { rows } = await sql<{ slug: string; owner: string }>`
        select slug, owner from (select slug, merged_into as owner from ${places} ${ofPack}) as former
        where owner = any(${slugs}) order by slug`.execute(db);
      const byOwner = Map.groupBy(rows, ({ owner }) => owner);
      return new Map([...byOwner].map(([owner, former]) => [owner, former.map(({ slug }) => slug)]));
    },
  };
}

function isWanted(q: string | undefined) {
  if (!q) return sql<boolean>`merged_into is null`;
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`merged_into is null and (
    name ilike ${part} or slug ilike ${part} or array_to_string(spellings, ' ') ilike ${part} or names::text ilike ${part}
  )`;
}

const nextPosition = sql<number>`(select coalesce(max(position), -1) + 1 from areas)`;
