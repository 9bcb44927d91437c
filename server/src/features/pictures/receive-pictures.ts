import type { ErrorCode } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';
import type { IncomingForm } from '../../http/read-form.ts';
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
    const { fields } = await form.read(async (file) => {
      if (failure) throwAsAppError(failure);
      const { received } = await pictures.beginToReceive(file).catch(throwAsAppError);
      received.catch((error: unknown) => {
        failure = error;
      });
      taken.push(received);
    });
    const received = await Promise.all(taken).catch(throwAsAppError);
    return await use({ fields, received });
  } catch (error) {
    const ended = await Promise.allSettled(taken);
    const kept = ended.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []));
    await pictures.discard(kept);
    throw error;
  }
}

export function throwAsAppError(error: unknown): never {
  throw error instanceof PictureError ? new AppError(codes[error.reason], { cause: error }) : error;
}
