import {
  keepPictureFile,
  type PictureFile,
  removePictureFiles,
} from '#server/platform/pictures/picture-files.ts';
import type { Storage } from '#server/platform/storage/storage.ts';

const atOnce = 8;
const firstFile = 'begun';

/** Puts files into the store, a few at once; the files of a picture come one after the other. */
export function createPictureLoader(storage: Storage) {
  const underWay = new Set<Promise<void>>();
  const ids: string[] = [];
  let failure: unknown;

  return {
    /** Whether it is the first file of its picture. Resolves when there is room for another. */
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
      // A store begins with its first file; the rows may say that it was begun where all pictures are gone since.
      await storage.put(firstFile, new Uint8Array(), 'text/plain');
      await storage.remove(firstFile);
    },
    /** Takes out again what was put in. */
    async abandon(): Promise<void> {
      await Promise.all(underWay);
      for (const id of ids) await removePictureFiles(storage, id).catch(() => {});
    },
  };
}
