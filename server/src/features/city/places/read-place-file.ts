import { AppError } from '@thikana/contract/errors';
import { placeImportBytes } from '@thikana/contract/place-administration';
import type { IncomingForm } from '../../../http/read-form.ts';
import { readBytes } from '../../../lib/read-bytes.ts';

/** The text of the uploaded file, and whether it is to be applied or only previewed. */
export async function readPlaceFile(form: IncomingForm): Promise<{ content: string; apply: boolean }> {
  const { fields, files } = await form.read(readBytes(placeImportBytes, 'place_file_too_large'));
  const [file] = files;
  if (!file) throw new AppError('place_file_missing');
  return { content: file.toString('utf8'), apply: fields.apply === 'true' };
}
