import { z } from 'zod';
import { emailAddress } from './accounts.ts';
import { badgeMonthsSchema } from './badges.ts';
import { defineEndpoint } from './endpoint.ts';
import { featuredOfferSchema } from './featured.ts';
import { lineOfText } from './fields.ts';
import { heroSlideSchema, landUnitSets, socialLinkSchema } from './site.ts';

const allowance = z
  .int('Please give a whole number.')
  .min(0, 'Please give a number from 0 to 1000.')
  .max(1000, 'Please give a number from 0 to 1000.');
const least = z
  .int('Please give a whole number.')
  .min(0, 'Please give a number from 0 to 1000000.')
  .max(1_000_000, 'Please give a number from 0 to 1000000.');

const days = z
  .int('Please give a whole number.')
  .min(1, 'Please give a number from 1 to 365.')
  .max(365, 'Please give a number from 1 to 365.');
/**
 * The number of days after which an owner is asked whether a listing is still available, and after which it is
 * hidden.
 */
const confirmationPeriod = z
  .object({ askAfterDays: days, hideAfterDays: days })
  .refine(({ askAfterDays, hideAfterDays }) => askAfterDays < hideAfterDays, {
    path: ['hideAfterDays'],
    error: 'Please give more days than before the owner is asked.',
  });

/** The settings that administrators can change on a running site. */
export const settingsSchema = z.object({
  contactEmail: emailAddress,
  contactPhones: z.tuple([lineOfText('First phone number', 30), lineOfText('Second phone number', 30)]),
  contactLocation: lineOfText('Location', 120),
  socialLinks: z.array(socialLinkSchema).max(4, 'At most 4 links.'),
  heroSlides: z.array(heroSlideSchema).length(3, 'The home page has three slides.'),
  counterFloors: z
    .object({ listings: least, customers: least, areas: least })
    .describe('The counters of the home page never show less.'),
  landUnits: z.enum(landUnitSets),
  phoneNumbersADay: z
    .object({ anonymous: allowance, signedIn: allowance })
    .describe('How many distinct phone numbers one visitor may see a day.'),
  stillTrue: z
    .object({
      rent: confirmationPeriod,
      sell: confirmationPeriod,
      repostWeeks: z
        .int('Please give a whole number.')
        .min(0, 'Please give a number from 0 to 52.')
        .max(52, 'Please give a number from 0 to 52.'),
    })
    .describe(
      'When owners are asked whether a listing is still to be had, when it is hidden without an answer, and how long a home that is offered again keeps its first date.',
    ),
  conversationsADay: allowance.describe('How many owners one person may newly write to in a day.'),
  reportsThatHide: z
    .int('Please give a whole number.')
    .min(2, 'Please give a number from 2 to 50.')
    .max(50, 'Please give a number from 2 to 50.')
    .describe(
      'So many people who say that a listing is not to be had hide it until an administrator has looked.',
    ),
  alerts: z
    .object({
      isOn: z.boolean(),
      searchesPerPerson: z
        .int('Please give a whole number.')
        .min(1, 'Please give a number from 1 to 200.')
        .max(200, 'Please give a number from 1 to 200.'),
    })
    .describe(
      'Whether mails about saved searches and shortlisted listings are sent, and how many searches one person may save.',
    ),
  badgeMonths: badgeMonthsSchema.describe(
    'How long papers and visits hold unless the administrator who saw them chooses otherwise.',
  ),
  twoStepForAdmins: z
    .boolean()
    .describe('Whether administrators need two-step login before they can do anything as such.'),
  bumpAfterDays: z
    .int('Please give a whole number.')
    .min(1, 'Please give a number from 1 to 90.')
    .max(90, 'Please give a number from 1 to 90.')
    .describe('An owner may put a listing up again once in so many days.'),
  featured: z
    .object({
      offers: z.array(featuredOfferSchema).max(12, 'At most 12 offers.'),
      placesPerArea: z
        .int('Please give a whole number.')
        .min(1, 'Please give a number from 1 to 50.')
        .max(50, 'Please give a number from 1 to 50.'),
    })
    .describe('Places at the top of lists that owners may take; without an offer there are none.'),
  upi: z
    .object({
      id: z
        .string()
        .trim()
        .regex(/^([\w.-]{2,100}@[a-zA-Z]{2,50})?$/, 'Please give a UPI id such as name@bank.'),
      payee: z.string().trim().max(80, 'Please use at most 80 characters.'),
    })
    .describe('Where owners pay for places that cost something.'),
});
export type Settings = z.output<typeof settingsSchema>;

export const viewSettings = defineEndpoint({
  name: 'viewSettings',
  method: 'GET',
  path: '/api/admin/settings',
  access: 'admin',
  tag: 'site',
  summary: 'What administrators may change while the site runs.',
  response: z.object({ settings: settingsSchema }),
});

export const saveSettings = defineEndpoint({
  name: 'saveSettings',
  method: 'PUT',
  path: '/api/admin/settings',
  access: 'admin',
  tag: 'site',
  summary: 'Change the settings, all at once; every page follows within a second.',
  body: settingsSchema,
  response: z.object({ message: z.string(), settings: settingsSchema }),
});

export const settingsEndpoints = [viewSettings, saveSettings] as const;
