import {
  keepPictureFile,
  type PictureFile,
  removePictureFiles,
} from '#server/platform/pictures/picture-files.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

const atOnce = 8;

/** Writes files to the store, a few concurrently; the files of one picture in sequence. */
export function createPictureLoader(storage: Storage) {
  const underWay = new Set<Promise<void>>();
  const ids: string[] = [];
  let failure: unknown;

  return {
    /** `isFirst`: the first file of its picture. Resolves when another file may be added. */
    async add({ id, ...file }: PictureFile & { id: string }): Promise<boolean> {
      const isFirst = ids.at(-1) !== id;
      if (isFirst) ids.push(id);
      const putting = keepPictureFile(storage, file)
        .catch((error: unknown) => {
          failure ??= error;
        })
        .finally(() => underWay.delete(putting));
      underWay.add(putting);
      if (underWay.size >= atOnce) await Promise.race(underWay);
      if (failure) throw failure;
      return isFirst;
    },
    async finish(): Promise<void> {
      await Promise.all(underWay);
      if (failure) throw failure;
    },
    /** Deletes the files that were written. */
    async abandon(): Promise<void> {
      await Promise.all(underWay);
      for (const id of ids) await removePictureFiles(storage, id).catch(() => {});
    },
  };
}
