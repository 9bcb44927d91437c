import { type ErrorCode, errorTable } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';
import type { FileOrigin, IncomingForm } from '../../http/read-form.ts';
import { m } from '../../paraglide/messages.js';
import { PictureError } from '../../platform/pictures/picture-error.ts';
import type { Pictures, ReceivedPicture } from '../../platform/pictures/pictures.ts';

export interface ReceivedForm {
  fields: Record<string, string | string[]>;
  received: readonly ReceivedPicture[];
}

const codes: Record<PictureError['reason'], ErrorCode> = {
  unsupported: 'picture_unsupported',
  damaged: 'picture_damaged',
  'too-large': 'picture_too_large',
  'too-many-pixels': 'picture_too_many_pixels',
};

/** Stores the pictures of a form, then calls back. If either fails, the files are deleted. */
export async function receiveForm<T>(
  pictures: Pictures,
  form: IncomingForm,
  use: (form: ReceivedForm) => Promise<T>,
): Promise<T> {
  const taken: Promise<ReceivedPicture>[] = [];
  let failure: unknown;
  try {
    const { fields } = await form.read(async (file, origin) => {
      if (failure) throw failure;
      const refuse = (error: unknown): never => throwAsAppError(error, origin);
      const { received } = await pictures.beginToReceive(file).catch(refuse);
      const picture = received.catch(refuse);
      picture.catch((error: unknown) => {
        failure = error;
      });
      taken.push(picture);
    });
    const received = await Promise.all(taken);
    return await use({ fields, received });
  } catch (error) {
    const ended = await Promise.allSettled(taken);
    const kept = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
    await pictures.discard(kept);
    throw error;
  }
}

/** Says which file of a form it was, if given. */
export function throwAsAppError(error: unknown, origin?: FileOrigin): never {
  if (!(error instanceof PictureError)) throw error;
  const code = codes[error.reason];
  if (!origin?.name) throw new AppError(code, { cause: error });
  const text = m.picture_of_name({ name: origin.name, text: errorTable[code].text() });
  throw new AppError(code, { fields: { [origin.field]: text }, cause: error });
}
