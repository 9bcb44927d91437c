import { errorTable } from '@thikana/contract/error-table';
import { limits } from '@thikana/contract/vocabulary';

/** What the file chooser offers; HEIC by ending as well, because few systems know its type. */
export const pictureAccept = 'image/*,.heic,.heif';

/** Why a chosen file cannot be sent as a picture, if so. The server looks at the content itself. */
export function pictureFileProblem(file: { name: string; type: string; size: number }): string | undefined {
  const isPicture = file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name);
  if (!isPicture) return errorTable.picture_unsupported.message;
  return file.size > limits.pictureBytes ? errorTable.picture_too_large.message : undefined;
}
