import type { ClientBase } from 'pg';
import { type PictureFile, readPictureFiles } from '#server/platform/pictures/picture-files.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

const pageSize = 16;

/** Copies the files of every picture that the transaction sees, in the order of their ids. */
export async function* copyPictures(
  client: ClientBase,
  storage: Storage,
): AsyncGenerator<{ id: string; files: PictureFile[] }> {
  let last = '';
  for (;;) {
    const { rows } = await client.query<{ id: string }>(
      'select id from pictures where id > $1 order by id limit $2',
      [last, pageSize],
    );
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? '';
    yield* await Promise.all(
      rows.map(async ({ id }) => ({ id, files: await readPictureFiles(storage, id) })),
    );
  }
}
