import type { Settings } from '@thikana/contract/settings';
import type { Site } from '@thikana/contract/site';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { presentPicture } from '../pictures/pictures.feature.ts';
import { slidePictureIds, slidePicturesRepository } from './slide-pictures.repository.ts';

/** The slides with the files of their pictures. */
export async function shownSlides(
  db: Kysely<Tables>,
  slides: Settings['heroSlides'],
): Promise<Site['heroSlides']> {
  const rows = await slidePicturesRepository(db).list(slidePictureIds(slides));
  const pictures = new Map(rows.map((row) => [row.id, presentPicture(row)]));
  return slides.map(({ headline, subtext, picture }) => {
    const [wide, upright] = [picture?.wide, picture?.upright].map((id) => pictures.get(id ?? ''));
    if (!wide || !upright) return { headline, subtext };
    return {
      ...{ headline, subtext },
      picture: { url: wide.url, wide: wide.sources, upright: upright.sources },
    };
  });
}
