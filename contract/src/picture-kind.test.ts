import { expect, it } from 'vitest';
import { pictureKind } from './picture-kind.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const heif = (...brands: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(12 + 4 * brands.length)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`,
  );

it.each([
  ['jpeg', bytes('\xff\xd8\xff\xe1')],
  ['png', bytes('\x89PNG\r\n\x1a\n')],
  ['gif', bytes('GIF89a')],
  ['webp', bytes('RIFF....WEBPVP8 ')],
  ['heic', heif('heic', 'mif1', 'heic')],
  // iPhones and some cameras name the general brand first.
  ['heic', heif('mif1', 'heic')],
  ['avif', heif('mif1', 'avif')],
  [undefined, heif('isom', 'mp42')],
  [undefined, bytes('\0\0\0\x20ftyp')],
  [undefined, bytes('%PDF-1.7')],
  [undefined, bytes('<svg xmlns=')],
  [undefined, bytes('')],
] as const)('recognises %s by the first bytes', (kind, start) => {
  expect(pictureKind(start)).toBe(kind);
});

it('reads a part of a larger buffer', () => {
  const whole = new Uint8Array([1, 2, 3, ...heif('heic', 'mif1')]);
  expect(pictureKind(whole.subarray(3))).toBe('heic');
});
