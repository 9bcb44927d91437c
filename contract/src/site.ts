import { z } from 'zod';
import { themes } from './accent.ts';
import { emailAddress, personName } from './account-forms.ts';
import { areaSchema } from './area-schema.ts';
import { cleanText } from './clean-text.ts';
import { defineEndpoint } from './endpoint.ts';
import { lineOfText, messageAnswer, pointSchema } from './fields.ts';
import { landUnitSets } from './land.ts';
import { m } from './paraglide/messages.js';
import { shownSlidePicture, slidePictureSchema } from './slide-picture.ts';
import { withoutAadhaar } from './written-text.ts';

export const socialLinkSchema = z.object({
  label: lineOfText(m.field_link_name, 30),
  url: z.url({ protocol: /^https$/, error: m.input_https }).max(300),
});

export const heroSlideSchema = z.object({
  headline: lineOfText(m.field_headline, 60),
  subtext: lineOfText(m.field_subtext, 90),
  picture: slidePictureSchema.nullable().default(null).describe('Null: the site’s own picture.'),
});

const shownSlide = heroSlideSchema.extend({
  picture: shownSlidePicture.optional().describe('The picture of the operator, if there is one.'),
});

/** The data about the site that every page shows. */
const siteSchema = z.object({
  name: z.string(),
  url: z.string().describe('The address of the site, without a trailing slash.'),
  accents: z
    .record(z.enum(themes), z.object({ strong: z.string(), soft: z.string(), on: z.string() }))
    .optional()
    .describe('The colours of the operator, by theme; missing if the site has its own.'),
  logo: z
    .object({ src: z.string(), width: z.int(), height: z.int() })
    .optional()
    .describe('The logo of the operator.'),
  icon: z.string().optional().describe('The address of the operator’s icon.'),
  claim: z.string().optional().describe('The text in the footer, if the operator wrote one.'),
  about: z.string().optional().describe('The first text of the About page, if the operator wrote one.'),
  responsible: z.string().optional().describe('Who is responsible for the site, if the operator says so.'),
  contactEmail: z.string(),
  contactPhones: z.array(z.string()),
  contactLocation: z.string(),
  socialLinks: z.array(socialLinkSchema).describe('At most 4; the first two are shown on the About page.'),
  heroSlides: z.array(shownSlide).describe('Three slides of the home page.'),
  landUnits: z.enum(landUnitSets).describe('The weights of land units for totals.'),
  googleMapsKey: z
    .string()
    .optional()
    .describe('If configured, browsers ask Google Places for suggestions with this key.'),
  tiles: z
    .object({
      url: z
        .string()
        .describe('The address of map tiles with `{z}`, `{x}` and `{y}`, or of a `.pmtiles` archive.'),
      attribution: z.string().optional().describe('The attribution.'),
    })
    .optional()
    .describe('If configured, the map tiles below the map’s own shapes.'),
  signInWith: z
    .string()
    .optional()
    .describe('The name of the OpenID provider for logins, which start at /auth/openid/start.'),
  alertsAreOff: z
    .literal(true)
    .optional()
    .describe('True if the operator has turned off emails about searches and shortlisted listings.'),
  counters: z
    .object({
      listings: z.int(),
      customers: z.int(),
      areas: z.int(),
    })
    .describe('Rounded down to tens, and never below the minimum of the settings.'),
});
export type Site = z.output<typeof siteSchema>;

export const placeSchema = z.object({
  label: z.string(),
  detail: z
    .string()
    .describe('What distinguishes it from places of the same name: PIN code, district or state.'),
  coordinates: pointSchema,
  area: areaSchema,
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
    .string({ error: m.input_message_required })
    .transform((text) => cleanText(text, { lines: true }))
    .pipe(
      z
        .string()
        .min(1, { error: m.input_message_required, abort: true })
        .min(10, { error: m.input_message_too_short })
        .max(3000, { error: m.input_contact_message_too_long })
        .refine(...withoutAadhaar),
    ),
  website: z
    .string()
    .max(200)
    .optional()
    .describe('A honeypot: hidden from people; messages that fill it in are discarded.'),
});

export const contactOperator = defineEndpoint({
  name: 'contactOperator',
  method: 'POST',
  path: '/api/contact',
  access: 'anyone',
  tag: 'site',
  summary: 'Email the operator of the site; replies go to the given address.',
  body: contactBody,
  response: messageAnswer,
});

export const suggestPlaces = defineEndpoint({
  name: 'suggestPlaces',
  method: 'GET',
  path: '/api/places',
  access: 'anyone',
  tag: 'site',
  summary: 'Places with a name similar to the query, best first, at most 8.',
  query: z.object({ q: z.string().trim().min(1).max(100) }),
  response: z.object({ places: z.array(placeSchema) }),
});

export const siteEndpoints = [viewSite, contactOperator, suggestPlaces] as const;
