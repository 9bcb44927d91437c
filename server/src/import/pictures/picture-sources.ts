import path from 'node:path';
import { limits } from '@thikana/contract/vocabulary';

/** Where a picture of a listing is: an address, or a file in the folder of pictures. */
export type PictureSource = { url: string } | { file: string };

/** The texts of a cell: one a line, or separated by vertical lines. */
function namesIn(cell: string): string[] {
  const names = cell.split(/[|\r\n]/).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '');
}

/** Reads the cell with the pictures of a listing, or says what is wrong with it. */
export function readPictureSources(cell: string): { sources: PictureSource[] } | { reason: string } {
  const names = namesIn(cell);
  if (names.length > limits.picturesPerListing)
    return { reason: `has ${names.length} pictures; at most ${limits.picturesPerListing} are possible` };
  const wrong = names.find((name) => !isAddress(name) && !isInside(name));
  if (wrong !== undefined)
    return {
      reason: `has ${JSON.stringify(wrong)}, which is neither an address nor a file in the folder of pictures`,
    };
  return { sources: names.map((name) => (isAddress(name) ? { url: name } : { file: name })) };
}

function isAddress(name: string): boolean {
  return /^https?:\/\//i.test(name) && URL.canParse(name);
}

/** A relative path that does not leave its folder, by the rules of any system. */
function isInside(name: string): boolean {
  if (name.includes('\0') || name.includes(':') || path.isAbsolute(name) || path.win32.isAbsolute(name))
    return false;
  return !name.split(/[\\/]/).includes('..');
}
