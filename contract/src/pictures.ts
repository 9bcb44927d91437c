import { z } from 'zod';

/** One picture, ready for `<picture>`: a modern format with a JPEG fallback, in a few widths. */
export const pictureSchema = z.object({
  url: z.string().describe('The JPEG fallback.'),
  width: z.int().describe('The width of the original in pixels, upright.'),
  height: z.int(),
  placeholder: z.string().describe('A tiny blurred copy as a data URI.'),
  sources: z
    .array(z.object({ type: z.string(), srcset: z.string() }))
    .describe('Best format first; the last one is JPEG.'),
});
export type Picture = z.output<typeof pictureSchema>;

/** The errors of a form with several pictures. */
export const pictureErrors = [
  'picture_too_large',
  'picture_too_many_pixels',
  'picture_unsupported',
  'picture_damaged',
  'too_many_pictures',
  'upload_broken',
] as const;

const pictureUrl = /^(?:https?:\/\/[^/]+)?\/pictures\/([0-9a-f]{32})\/\d+\.\w+$/;

/** Returns the picture id in an address of this site. */
export function pictureIdOfUrl(url: string): string | undefined {
  return pictureUrl.exec(url)?.[1];
}
