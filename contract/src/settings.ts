import { z } from 'zod';
import { emailAddress } from './account-forms.ts';
import { badgeMonthsSchema } from './badges.ts';
import { brandSchema } from './brand.ts';
import { uploadBrandPicture } from './brand-picture.ts';
import { digestFrequency } from './digest.ts';
import { defineEndpoint } from './endpoint.ts';
import { featuredOfferSchema } from './featured.ts';
import { lineOfText, wholeNumberBetween } from './fields.ts';
import { landUnitSets } from './land.ts';
import { leftOutSchema } from './left-out.ts';
import { legalSchema } from './legal.ts';
import { m } from './paraglide/messages.js';
import { heroSlideSchema, socialLinkSchema } from './site.ts';
import { siteTranslationsSchema } from './site-translations.ts';
import { uploadSlidePicture } from './slide-picture.ts';
import { withoutAadhaar } from './written-text.ts';

const allowance = wholeNumberBetween(0, 1000);
const least = wholeNumberBetween(0, 1_000_000);

const days = wholeNumberBetween(1, 365);
/**
 * The number of days after which an owner is asked whether a listing is still available, and after which it is
 * hidden.
 */
const confirmationPeriod = z
  .object({ askAfterDays: days, hideAfterDays: days })
  .refine(({ askAfterDays, hideAfterDays }) => askAfterDays < hideAfterDays, {
    path: ['hideAfterDays'],
    error: m.input_ask_before_hiding,
  });

/** The settings that editors and administrators can change on a running site. */
export const settingsSchema = z.object({
  brand: brandSchema,
  legal: legalSchema,
  leftOut: leftOutSchema,
  contactEmail: emailAddress,
  contactPhones: z.tuple([lineOfText(m.field_first_phone, 30), lineOfText(m.field_second_phone, 30)]),
  contactLocation: lineOfText(m.field_location, 120),
  socialLinks: z.array(socialLinkSchema).max(4, { error: () => m.input_most_links({ most: 4 }) }),
  heroSlides: z.array(heroSlideSchema).length(3, { error: m.input_three_slides }),
  translations: siteTranslationsSchema
    .default({})
    .describe('The texts of the operator in other languages, by language tag.'),
  counterFloors: z
    .object({ listings: least, customers: least, areas: least })
    .describe('The minimum values of the home page’s counters.'),
  landUnits: z.enum(landUnitSets),
  phoneNumbersADay: z
    .object({ anonymous: allowance, signedIn: allowance })
    .describe('The number of distinct phone numbers that one visitor may see a day.'),
  availability: z
    .object({
      rent: confirmationPeriod,
      sell: confirmationPeriod,
      repostWeeks: wholeNumberBetween(0, 52),
    })
    .describe(
      'When owners are asked whether a listing is available, when it is hidden without an answer, and how long a home that is posted again keeps its first date.',
    ),
  conversationsADay: allowance.describe('The number of conversations that one person may start a day.'),
  reportsThatHide: wholeNumberBetween(2, 50).describe(
    'The number of people whose reports that a listing is unavailable hide it until an administrator has reviewed it.',
  ),
  alerts: z
    .object({
      isOn: z.boolean(),
      searchesPerPerson: wholeNumberBetween(1, 200),
    })
    .describe(
      'Whether emails about saved searches and shortlisted listings are sent, and the number of searches that one person may save.',
    ),
  staffDigest: digestFrequency.describe(
    'How often moderators and administrators who chose nothing else are emailed about what newly waits.',
  ),
  badgeMonths: badgeMonthsSchema.describe('How long evidence of papers and visits is valid by default.'),
  twoStepForAdmins: z.boolean().describe('Whether members of staff must use two-step login.'),
  bumpAfterDays: wholeNumberBetween(1, 90).describe(
    'The number of days between two moves of a listing to the top.',
  ),
  featured: z
    .object({
      offers: z.array(featuredOfferSchema).max(12, { error: () => m.input_most_offers({ most: 12 }) }),
      placesPerArea: wholeNumberBetween(1, 50),
    })
    .describe('The offers of featured places; without an offer there are none.'),
  upi: z
    .object({
      id: z
        .string()
        .trim()
        .regex(/^([\w.-]{2,100}@[a-zA-Z]{2,50})?$/, { error: m.input_upi })
        .refine(...withoutAadhaar),
      payee: z
        .string()
        .trim()
        .max(80, { error: () => m.input_most_characters({ most: 80 }) })
        .refine(...withoutAadhaar),
    })
    .describe('The UPI account for payments.'),
});
export type Settings = z.output<typeof settingsSchema>;

/** Settings about money and the safety of accounts: only administrators can change them. */
export const administratorSettings = settingsSchema.pick({
  twoStepForAdmins: true,
  featured: true,
  upi: true,
});

const settingsAnswer = z.object({
  settings: settingsSchema,
  packTranslations: siteTranslationsSchema.describe(
    'What pages show in other languages for texts that are still those of the city pack.',
  ),
});

export const viewSettings = defineEndpoint({
  name: 'viewSettings',
  method: 'GET',
  path: '/api/admin/settings',
  access: 'editor',
  tag: 'site',
  summary: 'The settings that editors and administrators can change on a running site.',
  response: settingsAnswer,
});

export const saveSettings = defineEndpoint({
  name: 'saveSettings',
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'editor',
  tag: 'site',
  summary:
    'Save all settings; every page follows within a second. When an editor saves, two-step login, featured places and the UPI account stay as they are.',
  body: settingsSchema,
  response: settingsAnswer.extend({ message: z.string() }),
  errors: ['picture_missing'],
});

export const settingsEndpoints = [
  viewSettings,
  saveSettings,
  uploadBrandPicture,
  uploadSlidePicture,
] as const;
