import { z } from 'zod';
import { emailAddress, personName } from './accounts.ts';
import { areaValues } from './areas.ts';
import { cleanText } from './clean-text.ts';
import { defineEndpoint } from './endpoint.ts';
import { lineOfText, messageAnswer } from './fields.ts';
import { pointSchema } from './listing-fields.ts';

/** `printed`: the weights in the product specification. `standard`: West Bengal's measures. See `landWeights`. */
export const landUnitSets = ['printed', 'standard'] as const;

export const socialLinkSchema = z.object({
  label: lineOfText('Name', 30),
  url: z.url({ protocol: /^https$/, error: 'Please give a full address that begins with https://' }).max(300),
});

export const heroSlideSchema = z.object({
  headline: lineOfText('Headline', 60),
  subtext: lineOfText('Text below the headline', 90),
});

/** The data about the site that every page shows. */
export const siteSchema = z.object({
  name: z.string(),
  url: z.string().describe('Where the site is found, without a slash at the end.'),
  contactEmail: z.string(),
  contactPhones: z.array(z.string()),
  contactLocation: z.string(),
  socialLinks: z.array(socialLinkSchema).describe('At most 4; the first two are shown on the About page.'),
  heroSlides: z.array(heroSlideSchema).describe('Three slides of the home page.'),
  landUnits: z.enum(landUnitSets).describe('Which weights of land units totals are computed with.'),
  googleMapsKey: z
    .string()
    .optional()
    .describe(
      'Where the operator has one: browsers ask the Places library of Google for suggestions with it.',
    ),
  tiles: z
    .object({
      url: z.string().describe('`{z}`, `{x}` and `{y}` in an address of pictures, or a `.pmtiles` file.'),
      attribution: z.string().optional().describe('Whom to thank for them.'),
    })
    .optional()
    .describe('Where the operator has a drawn map: it lies below the map’s own shapes.'),
  signInWith: z
    .string()
    .optional()
    .describe('The name of an OpenID provider that people can sign in with, at /auth/openid/start.'),
  alertsAreOff: z
    .literal(true)
    .optional()
    .describe('While the operator sends no mails about searches and shortlisted listings.'),
  counters: z.object({
    listings: z.int().describe('Rounded down to tens, never below 10.'),
    customers: z.int().describe('Rounded down to tens, never below 10.'),
    areas: z.int().describe('Rounded down to tens, never below 20.'),
  }),
});
export type Site = z.output<typeof siteSchema>;

export const placeSchema = z.object({
  label: z.string(),
  detail: z.string().describe('What tells it from places of the same name: PIN code, district or state.'),
  coordinates: pointSchema,
  area: z.enum(areaValues),
});
export type Place = z.output<typeof placeSchema>;

export const viewSite = defineEndpoint({
  name: 'viewSite',
  method: 'GET',
  path: '/api/site',
  access: 'anyone',
  tag: 'site',
  summary: 'Name, contact details and counters of the site.',
  response: siteSchema,
});

export const contactBody = z.object({
  name: personName,
  email: emailAddress,
  message: z
    .string('Message is required.')
    .transform((text) => cleanText(text, { lines: true }))
    .pipe(
      z
        .string()
        .min(1, { error: 'Message is required.', abort: true })
        .min(10, 'Message must be at least 10 characters long.')
        .max(3000, 'Message must be at most 3000 characters long.'),
    ),
  website: z.string().max(200).optional().describe('Hidden from people; what fills it is thrown away.'),
});

export const contactOperator = defineEndpoint({
  name: 'contactOperator',
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  tag: 'site',
  summary: 'Mail the operator of the site; an answer goes to the given address.',
  body: contactBody,
  response: messageAnswer,
});

export const suggestPlaces = defineEndpoint({
  name: 'suggestPlaces',
  method: 'GET',
  path: '/api/places',
  access: 'anyone',
  tag: 'site',
  summary: 'Places whose name resembles what was typed, best first, at most 8.',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  response: z.object({ places: z.array(placeSchema) }),
});

export const siteEndpoints = [viewSite, contactOperator, suggestPlaces] as const;
