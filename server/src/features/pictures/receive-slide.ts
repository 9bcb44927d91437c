import { AppError } from '@thikana/contract/errors';
import { limits } from '@thikana/contract/vocabulary';
import type { IncomingForm } from '../../http/read-form.ts';
import { readBytes } from '../../lib/read-bytes.ts';
import type { Pictures, ReceivedPicture } from '../../platform/pictures/pictures.ts';
import { throwAsAppError } from './receive-pictures.ts';

export interface ReceivedSlide {
  wide: ReceivedPicture;
  upright: ReceivedPicture;
}

/** Stores the two cuts of a picture for the home page, then calls back. If either fails, the files are deleted. */
export async function receiveSlide<T>(
  pictures: Pictures,
  form: IncomingForm,
  use: (slide: ReceivedSlide) => Promise<T>,
): Promise<T> {
  const { files } = await form.read(readBytes(limits.pictureBytes, () => new AppError('picture_too_large')));
  const [bytes] = files;
  if (!bytes) throw new AppError('picture_missing');
  const cuts = await pictures.cutForSlide(bytes).catch(throwAsAppError);
  const kept: string[] = [];
  const receive = async (cut: Uint8Array) => {
    const received = await pictures.receive(once(cut));
    kept.push(received.id);
    return received;
  };
  try {
    return await use({ wide: await receive(cuts.wide), upright: await receive(cuts.upright) });
  } catch (error) {
    await pictures.discard(kept);
    throw error;
  }
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}
