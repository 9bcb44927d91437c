import { z } from 'zod';
import { brandFile, logoSchema } from './brand.ts';
import { defineEndpoint } from './endpoint.ts';

export const brandPictureBytes = 200 * 1024;

/** What is made of an upload. */
const brandPictureSchema = z.object({ logo: logoSchema, icon: brandFile });
export type BrandPicture = z.output<typeof brandPictureSchema>;

export const uploadBrandPicture = defineEndpoint({
  name: 'uploadBrandPicture',
  method: 'POST',
  path: '/api/admin/brand-picture',
  access: 'editor',
  tag: 'site',
  summary:
    'Make a logo and an icon of a picture of at most 200 KB. The site shows them when they are saved with the settings; otherwise they are deleted after a day.',
  form: { fields: z.object({}), files: { name: 'picture', maxCount: 1, required: true } },
  response: brandPictureSchema,
  errors: [
    'picture_missing',
    'brand_picture_too_large',
    'picture_too_many_pixels',
    'picture_unsupported',
    'picture_damaged',
    'upload_broken',
  ],
});
