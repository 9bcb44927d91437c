import { errorTable } from '@thikana/contract/error-table';
import { pictureKind, pictureKindBytes } from '@thikana/contract/picture-kind';
import { limits } from '@thikana/contract/vocabulary';

/** Why a file that was just chosen cannot be used, if so: its first bytes say whether it is a picture. */
export async function chosenFileProblem(file: File): Promise<string | undefined> {
  const problem = pictureFileProblem(file);
  if (problem) return problem;
  // What the browser cannot read is left to the upload to report.
  const start = await file
    .slice(0, pictureKindBytes)
    .arrayBuffer()
    .catch(() => undefined);
  const isPicture = start === undefined || pictureKind(new Uint8Array(start)) !== undefined;
  return isPicture ? undefined : errorTable.picture_unsupported.text();
}

/** Why a file cannot be used as a picture, if so, by its type and size. */
export function pictureFileProblem(file: { name: string; type: string; size: number }): string | undefined {
  const isPicture = file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name);
  if (!isPicture || file.size === 0) return errorTable.picture_unsupported.text();
  return file.size > limits.pictureBytes ? errorTable.picture_too_large.text() : undefined;
}
