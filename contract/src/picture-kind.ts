/** The format of a file by its first bytes, ignoring its name and declared type. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/** For file pickers. HEIC is listed by extension too, because few systems know its type. */
export const pictureAccept = 'image/*,.heic,.heif';

/** No format needs more of them. */
export const pictureKindBytes = 256;

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const avifBrands = new Set(['avif', 'avis']);

export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp' || bytes.length < 12) return undefined;
  const { buffer, byteOffset } = bytes;
  const boxEnd = Math.min(new DataView(buffer, byteOffset).getUint32(0), bytes.length, pictureKindBytes);
  const brands = [text(8, 12)];
  for (let at = 16; at + 4 <= boxEnd; at += 4) brands.push(text(at, at + 4));
  // AVIF files often name the general HEIF brands too, so AVIF is checked first.
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
  if (brands.some((brand) => heicBrands.has(brand))) return 'heic';
  return undefined;
}
