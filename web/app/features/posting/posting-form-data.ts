import type { Intent } from '@thikana/contract/vocabulary';
import type { ListedPicture } from './picture-list.ts';
import { fieldsOf, type PostingValues } from './posting-values.ts';

/**
 * The request body of a listing: only the non-empty fields of its category, objects as JSON. Posted pictures are sent
 * as addresses, new ones as files.
 */
export function postingFormData(
  intent: Intent,
  values: PostingValues,
  pictures: readonly ListedPicture[],
): FormData {
  const body = new FormData();
  body.append('intent', intent);
  for (const name of fieldsOf(intent, values.propertyCategory)) {
    const value = values[name];
    if (value === null || value === '') continue;
    body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value).trim());
  }
  for (const picture of pictures) {
    if (picture.kind === 'posted') body.append('existingPictures', picture.url);
  }
  for (const picture of pictures) {
    if (picture.kind === 'new') body.append('pictures', picture.file, picture.file.name);
  }
  return body;
}
