import { createHash } from 'node:crypto';
import type { Brand } from '@thikana/contract/brand';
import type { BrandPicture } from '@thikana/contract/brand-picture';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { BrandPictures } from '../../platform/pictures/brand-pictures.ts';

export function brandFilesRepository(db: Kysely<Tables> | Transaction<Tables>) {
  return {
    /** The same picture again counts as new, so that it is not deleted before it is saved. */
    async put(file: string, bytes: Uint8Array): Promise<void> {
      await db
        .insertInto('brand_files')
        .values({ file, bytes: Buffer.from(bytes) })
        .onConflict((conflict) => conflict.column('file').doUpdateSet({ created_at: sql`now()` }))
        .execute();
    },

    async find(file: string): Promise<Buffer | undefined> {
      const row = await db
        .selectFrom('brand_files')
        .select('bytes')
        .where('file', '=', file)
        .executeTakeFirst();
      return row?.bytes;
    },

    async countOf(files: readonly string[]): Promise<number> {
      const { count } = await db
        .selectFrom('brand_files')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('file', 'in', [...files, ''])
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Deletes what was uploaded over a day ago and is not used. */
    async deleteUnused(used: readonly string[]): Promise<void> {
      await db
        .deleteFrom('brand_files')
        .where('file', 'not in', [...used, ''])
        .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
        .execute();
    },
  };
}

/** Stores a logo and an icon, each named by its content. */
export async function storeBrandPictures(
  db: Kysely<Tables>,
  { logo, icon }: BrandPictures,
): Promise<BrandPicture> {
  const put = async (bytes: Uint8Array) => {
    const file = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.png`;
    await brandFilesRepository(db).put(file, bytes);
    return file;
  };
  return {
    logo: { file: await put(logo.bytes), width: logo.width, height: logo.height },
    icon: await put(icon),
  };
}

/** The files that a brand shows, each once. */
export function filesOf({ logo, icon }: Brand): string[] {
  return [...new Set([logo?.file, icon].filter((file) => typeof file === 'string'))];
}
