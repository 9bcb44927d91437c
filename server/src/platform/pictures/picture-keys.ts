import type { Rendition } from './rendition.ts';

const idPattern = /^[0-9a-f]{32}$/;

export function isPictureId(id: string): boolean {
  return idPattern.test(id);
}

/** The key of the upload until every rendition exists. */
export function originalKey(id: string): string {
  return `originals/${id}`;
}

export function renditionsFolder(id: string): string {
  return `renditions/${id}`;
}

export function renditionKey(id: string, width: number, format: Rendition['format']): string {
  return `${renditionsFolder(id)}/${width}.${format}`;
}

/** Returns the picture that a key in the store belongs to, if any. */
export function pictureIdOfKey(key: string): string | undefined {
  return /^(?:originals|renditions)\/([0-9a-f]{32})(?:\/|$)/.exec(key)?.[1];
}
