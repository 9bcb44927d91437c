import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const shared = path.resolve(import.meta.dirname, '../../../shared/data');

export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Four photographs of one house, and a picture with GPS data. */
export async function housePictures(): Promise<PictureFile[]> {
  const files = [
    'photos/7-frontal.jpg',
    'photos/7-bedroom.jpg',
    'photos/7-kitchen.jpg',
    'photos/7-bathroom.jpg',
    'camera/DSCN0010.jpg',
  ];
  if (!existsSync(path.join(shared, 'photos'))) {
    console.log(`No photographs at ${shared}: pictures made for the test stand in for them.`);
    return Promise.all(files.map((file, index) => madePicture(path.basename(file), index)));
  }
  return Promise.all(
    files.map(async (file) => ({
      name: path.basename(file),
      mimeType: 'image/jpeg',
      buffer: await readFile(path.join(shared, file)),
    })),
  );
}

/** A picture with GPS data. */
export async function madePicture(name: string, index: number): Promise<PictureFile> {
  const buffer = await sharp({
    create: { width: 1200, height: 900, channels: 3, background: { r: 40 * index, g: 120, b: 90 } },
  })
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 42/1 0/1' } })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export async function logoPicture(): Promise<PictureFile> {
  const buffer = await sharp({ create: { width: 400, height: 120, channels: 4, background: '#8a1c7c' } })
    .png()
    .toBuffer();
  return { name: 'logo.png', mimeType: 'image/png', buffer };
}
