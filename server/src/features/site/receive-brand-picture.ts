import { createHash } from 'node:crypto';
import { brandPictureBytes, type uploadBrandPicture } from '@thikana/contract/brand-picture';
import type { Output } from '@thikana/contract/endpoint';
import { AppError } from '@thikana/contract/errors';
import type { IncomingForm } from '../../http/read-form.ts';
import { readBytes } from '../../lib/read-bytes.ts';
import { brandFilesRepository } from './brand-files.repository.ts';
import type { SiteDependencies } from './site.dependencies.ts';

/** Stores the logo and the icon that are made of an upload. A file is named by its content. */
export async function receiveBrandPicture(
  { db, makeBrandPictures }: SiteDependencies,
  form: IncomingForm,
): Promise<Output<typeof uploadBrandPicture>> {
  const { files } = await form.read(readBytes(brandPictureBytes, 'brand_picture_too_large'));
  const [bytes] = files;
  if (!bytes) throw new AppError('picture_missing');
  const { logo, icon } = await makeBrandPictures(bytes);
  const brandFiles = brandFilesRepository(db);
  const keep = async (picture: Uint8Array) => {
    const file = `${createHash('sha256').update(picture).digest('hex').slice(0, 16)}.png`;
    await brandFiles.put(file, picture);
    return file;
  };
  return {
    logo: { file: await keep(logo.bytes), width: logo.width, height: logo.height },
    icon: await keep(icon),
  };
}
