import { errorTable } from '@thikana/contract/error-table';
import { limits } from '@thikana/contract/vocabulary';

/** The types for the file picker. HEIC is listed by extension too, because few systems know its type. */
export const pictureAccept = 'image/*,.heic,.heif';

/** Why a file cannot be used as a picture, if so. The server checks the content itself. */
export function pictureFileProblem(file: { name: string; type: string; size: number }): string | undefined {
  const isPicture = file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name);
  if (!isPicture || file.size === 0) return errorTable.picture_unsupported.text();
  return file.size > limits.pictureBytes ? errorTable.picture_too_large.text() : undefined;
}
