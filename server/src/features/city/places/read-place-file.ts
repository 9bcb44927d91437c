import { AppError } from '@thikana/contract/errors';
import { placeImportBytes } from '@thikana/contract/place-administration';
import type { IncomingForm } from '../../../http/read-form.ts';
import { readBytes } from '../../../lib/read-bytes.ts';

export interface PlaceFile {
  /** The table of a city pack. */
  content: string;
  /** The file `map.geojson`, if it came along. */
  shapes: string | undefined;
  /** Whether it is to be applied or only previewed. */
  apply: boolean;
}

/** The uploaded files, recognised by their content. */
export async function readPlaceFile(form: IncomingForm): Promise<PlaceFile> {
  const { fields, files } = await form.read(
    readBytes(placeImportBytes, () => new AppError('place_file_too_large')),
  );
  const texts = files.map((file) => file.toString('utf8'));
  const isGeoJson = (text: string) => /^\s*\{/.test(text);
  const content = texts.find((text) => !isGeoJson(text));
  if (content === undefined) throw new AppError('place_file_missing');
  return { content, shapes: texts.find(isGeoJson), apply: fields.apply === 'true' };
}
