import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { m } from './paraglide/messages.js';

const pictureId = z.string().regex(/^[0-9a-f]{32}$/, { error: m.input_picture_of_site });

/** A picture of the home page, as it is stored: cut for wide screens, and upright for phones. */
export const slidePictureSchema = z.object({ wide: pictureId, upright: pictureId });
export type SlidePicture = z.output<typeof slidePictureSchema>;

/** The address of a small rendition, for the form. */
export function slidePreview({ wide }: SlidePicture): string {
  return `/pictures/${wide}/avatar.jpg`;
}

const sources = z.array(z.object({ type: z.string(), srcset: z.string() })).describe('Best format first.');

/** A picture of the home page, as pages show it. */
export const shownSlidePicture = z.object({
  url: z.string().describe('The JPEG fallback.'),
  wide: sources,
  upright: sources.describe('For phones.'),
});

export const uploadSlidePicture = defineEndpoint({
  name: 'uploadSlidePicture',
  method: 'POST',
  path: '/api/admin/slide-picture',
  access: 'editor',
  tag: 'site',
  summary:
    'Cut a picture for the top of the home page. The page shows it when it is saved with the settings; otherwise it is deleted after a day.',
  form: { fields: z.object({}), files: { name: 'picture', maxCount: 1, required: true } },
  response: z.object({ picture: slidePictureSchema }),
  errors: [
    'picture_missing',
    'picture_too_large',
    'picture_too_many_pixels',
    'picture_unsupported',
    'picture_damaged',
    'upload_broken',
  ],
});
