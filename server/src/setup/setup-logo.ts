import { type BrandPicture, brandPictureBytes } from '@thikana/contract/brand-picture';
import { AppError } from '@thikana/contract/errors';
import type { Kysely } from 'kysely';
import { throwAsAppError } from '../features/pictures/pictures.feature.ts';
import { brandFilesRepository, storeBrandPictures } from '../features/site/site.feature.ts';
import { createPriorityMutex } from '../lib/priority-mutex.ts';
import type { Tables } from '../platform/database/tables.ts';
import { createPictureProcess } from '../platform/pictures/picture-process.ts';

/** The logo while the site is being set up. */
export function setupLogo(db: Kysely<Tables>) {
  const pictures = createPictureProcess({ mutex: createPriorityMutex(), priority: 'high' });
  return {
    /** Stores what is made of an upload, or returns what is wrong with it. */
    async receive(upload: Buffer): Promise<{ logo: BrandPicture } | { problem: string }> {
      try {
        if (upload.length > brandPictureBytes) throw new AppError('brand_picture_too_large');
        const made = await pictures.makeBrand(upload).catch(throwAsAppError);
        return { logo: await storeBrandPictures(db, made) };
      } catch (error) {
        if (error instanceof AppError) return { problem: error.message };
        throw error;
      }
    },

    /** As an address that holds the picture itself, because the page has no other files. */
    async asData({ logo }: BrandPicture): Promise<string> {
      const bytes = await brandFilesRepository(db).find(logo.file);
      return `data:image/png;base64,${bytes?.toString('base64') ?? ''}`;
    },

    stop: () => pictures.stop(),
  };
}
export type SetupLogo = ReturnType<typeof setupLogo>;
