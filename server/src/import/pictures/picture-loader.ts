import pLimit from 'p-limit';
import type { Download } from '../../platform/downloads/download.ts';
import { DownloadError } from '../../platform/downloads/download-error.ts';
import { PictureError, type PictureProblem } from '../../platform/pictures/picture-error.ts';
import type { Pictures, ReceivedPicture } from '../../platform/pictures/pictures.ts';
import { openPictureFile, PictureFileError } from './picture-folder.ts';
import type { PictureSource } from './picture-sources.ts';

/** Why a row is refused because of a picture. */
export class PictureRefusal extends Error {
  override readonly name = 'PictureRefusal';
}

/** Gets the pictures of rows into the store. */
export interface PictureLoader {
  /** Stores all pictures of a row, or none and throws `PictureRefusal`. */
  load(sources: readonly PictureSource[]): Promise<ReceivedPicture[]>;
  /** Looks for the files without storing anything, and asks for no address; throws `PictureRefusal`. */
  check(sources: readonly PictureSource[]): Promise<void>;
  /** Deletes pictures that no listing uses. */
  discard(pictures: readonly ReceivedPicture[]): Promise<void>;
}

const loadedAtOnce = 4;

const texts: Record<PictureProblem, string> = {
  unsupported: 'is no picture in JPEG, PNG, GIF, WebP, AVIF or HEIC',
  damaged: 'is a damaged picture',
  'too-large': 'is larger than 10 MB',
  'too-many-pixels': 'has more than 50 megapixels',
};

export function createPictureLoader(options: {
  store: Pick<Pictures, 'receive' | 'discard'>;
  download: Download;
  /** Where the files of pictures are. */
  folder: string;
}): PictureLoader {
  const { store, download, folder } = options;
  const inTurn = pLimit(loadedAtOnce);

  async function receive(source: PictureSource): Promise<ReceivedPicture> {
    try {
      if ('url' in source) return await store.receive(download(source.url));
      const file = await openPictureFile(folder, source.file);
      return await store.receive(file.createReadStream());
    } catch (error) {
      throw refusalOf(source, error);
    }
  }

  const discard: PictureLoader['discard'] = (pictures) => store.discard(pictures.map(({ id }) => id));

  return {
    discard,
    async load(sources) {
      const ended = await Promise.allSettled(sources.map((source) => inTurn(() => receive(source))));
      const failed = ended.find((each) => each.status === 'rejected');
      const received = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      if (!failed) return received;
      await discard(received);
      throw failed.reason;
    },
    async check(sources) {
      for (const source of sources) {
        if ('url' in source) continue;
        const file = await openPictureFile(folder, source.file).catch((error) => {
          throw refusalOf(source, error);
        });
        await file.close();
      }
    },
  };
}

/** Other errors, such as a full disk, are not the fault of the row. */
function refusalOf(source: PictureSource, error: unknown): unknown {
  const name = JSON.stringify('url' in source ? source.url : source.file);
  if (error instanceof PictureError) return new PictureRefusal(`${name} ${texts[error.reason]}`);
  if (error instanceof DownloadError || error instanceof PictureFileError)
    return new PictureRefusal(`${name} ${error.message}`);
  return error;
}
