import { type BrandPicture, brandPictureBytes } from '@thikana/contract/brand-picture';
import { AppError } from '@thikana/contract/errors';
import type { IncomingForm } from '../../http/read-form.ts';
import { readBytes } from '../../lib/read-bytes.ts';
import { storeBrandPictures } from './brand-files.repository.ts';
import type { SiteDependencies } from './site.dependencies.ts';

/** Stores the logo and the icon that are made of an upload. */
export async function receiveBrandPicture(
  { db, pictures }: SiteDependencies,
  form: IncomingForm,
): Promise<BrandPicture> {
  const { files } = await form.read(
    readBytes(brandPictureBytes, () => new AppError('brand_picture_too_large')),
  );
  const [bytes] = files;
  if (!bytes) throw new AppError('picture_missing');
  return storeBrandPictures(db, await pictures.makeBrandPictures(bytes));
}
