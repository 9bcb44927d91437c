import { errorTable } from '@thikana/contract/error-table';
import { limits } from '@thikana/contract/vocabulary';
import { chosenFileProblem, pictureFileProblem } from '#web/lib/api/picture-file.ts';
import { randomId } from '#web/lib/api/random-id.ts';

/** A picture of the listing: posted already, or chosen from the device. */
export type ListedPicture =
  | { kind: 'posted'; id: string; url: string }
  | { kind: 'new'; id: string; file: File };

/** A reason, and the files that were rejected for it. */
export interface PictureProblem {
  text: string;
  names: string[];
}

export function postedPictures(urls: readonly string[]): ListedPicture[] {
  return urls.map((url) => ({ kind: 'posted', id: url, url }));
}

/** The problems of files that were just chosen. */
export async function problemsOf(files: readonly File[]): Promise<ReadonlyMap<File, string | undefined>> {
  return new Map(
    await Promise.all(files.map(async (file) => [file, await chosenFileProblem(file)] as const)),
  );
}

/** Adds files. One that was chosen before takes its own place again; rejected files are returned with the reason. */
export function addPictures(
  list: readonly ListedPicture[],
  files: readonly File[],
  problemOf: (file: File) => string | undefined = pictureFileProblem,
): { list: ListedPicture[]; problems: PictureProblem[] } {
  const next = [...list];
  const namesByProblem = new Map<string, string[]>();
  const refuse = (file: File, text: string) =>
    namesByProblem.set(text, [...(namesByProblem.get(text) ?? []), file.name]);
  for (const file of files) {
    const problem = problemOf(file);
    const picture: ListedPicture = { kind: 'new', id: randomId(), file };
    const earlier = next.findIndex((other) => other.kind === 'new' && isSameFile(other.file, file));
    if (problem) refuse(file, problem);
    else if (earlier >= 0) next[earlier] = picture;
    else if (next.length >= limits.picturesPerListing) {
      refuse(file, errorTable.too_many_pictures.text());
    } else next.push(picture);
  }
  return { list: next, problems: [...namesByProblem].map(([text, names]) => ({ text, names })) };
}

/** Phones give every photo the same name, so the name alone does not tell. */
function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

export function removePicture(list: readonly ListedPicture[], id: string): ListedPicture[] {
  return list.filter((picture) => picture.id !== id);
}

/** Posted pictures come before new ones, so a picture moves within its own kind only. */
export function canMove(list: readonly ListedPicture[], from: number, to: number): boolean {
  const picture = list[from];
  return from !== to && picture !== undefined && picture.kind === list[to]?.kind;
}

/** The list with one picture moved, or unchanged if it cannot move there. */
export function movePicture(list: readonly ListedPicture[], from: number, to: number): ListedPicture[] {
  const next = [...list];
  if (!canMove(list, from, to)) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export function postedUrls(list: readonly ListedPicture[]): string[] {
  return list.flatMap((picture) => (picture.kind === 'posted' ? [picture.url] : []));
}

export function newFiles(list: readonly ListedPicture[]): File[] {
  return list.flatMap((picture) => (picture.kind === 'new' ? [picture.file] : []));
}
