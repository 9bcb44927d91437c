import type { Output } from '@thikana/contract/endpoint';
import type { uploadSlidePicture } from '@thikana/contract/slide-picture';
import type { IncomingForm } from '../../http/read-form.ts';
import type { SiteDependencies } from './site.dependencies.ts';
import { slidePicturesRepository } from './slide-pictures.repository.ts';

/** Stores a picture for the home page, which shows it once it is saved with the settings. */
export function receiveSlidePicture(
  { db, pictures }: SiteDependencies,
  form: IncomingForm,
): Promise<Output<typeof uploadSlidePicture>> {
  return pictures.receiveSlide(form, async ({ wide, upright }) => {
    await db.transaction().execute(async (transaction) => {
      await pictures.keep(transaction, [wide, upright], null);
      await slidePicturesRepository(transaction).add([wide.id, upright.id]);
    });
    return { picture: { wide: wide.id, upright: upright.id } };
  });
}
