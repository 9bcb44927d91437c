import { z } from 'zod';
import { m } from './paraglide/messages.js';
import { shortText } from './written-text.ts';

/** A text that may be empty: then the site uses its own. */
const ownText = (max: number) => shortText(max, () => m.input_text_too_long({ most: max }));

/** A stored picture, named by its content. */
export const brandFile = z.string().regex(/^[0-9a-f]{16}\.png$/, { error: m.input_picture_of_site });
const side = z.int().min(1).max(1000);
export const logoSchema = z.object({ file: brandFile, width: side, height: side });

/** How the operator presents the site. What is empty is as the site comes. */
export const brandSchema = z.object({
  name: ownText(40).describe('Empty: the name in SITE_NAME.'),
  colour: z
    .string()
    .toLowerCase()
    .regex(/^(#[0-9a-f]{6})?$/, { error: m.input_colour })
    .describe('Accents of both themes are made from it; their lightness is changed until text is readable.'),
  logo: logoSchema.nullable().default(null).describe('In the header.'),
  icon: brandFile.nullable().default(null).describe('In tabs and on home screens.'),
  claim: ownText(300).describe('The text in the footer.'),
  about: ownText(500).describe('The first text of the About page.'),
});
export type Brand = z.output<typeof brandSchema>;

export const defaultBrand: Brand = { name: '', colour: '', logo: null, icon: null, claim: '', about: '' };
