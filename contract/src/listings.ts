import { z } from 'zod';
import { areaSchema } from './area-schema.ts';
import { badgeSchema } from './badges.ts';
import { defineEndpoint } from './endpoint.ts';
import { enquiryLimitSchema, ownerAnswersSchema } from './enquiry-limits.ts';
import { idParams, idSchema, pointSchema, timestamp } from './fields.ts';
import { pictureSchema } from './pictures.ts';
import { previewSize } from './preview.ts';
import { approvalStatuses, categories, frequencies, furnishings, intents } from './vocabulary.ts';
import { eachYesNo } from './yes-no-fields.ts';

/** A listing in an answer. Its details depend on intent and category. */
export const listingSchema = z.object({
  _id: idSchema,
  title: z.string(),
  description: z.string(),
  secondTitle: z.string().optional().describe('The title in a second language.'),
  secondDescription: z.string().optional().describe('The description in a second language.'),
  intent: z.enum(intents),
  propertyCategory: z.enum(categories),
  location: z.string(),
  alternateLocation: z.string().optional(),
  area: areaSchema.describe('The nearest area of the site within 5 km, else other.'),
  coordinates: pointSchema.describe(
    'Its neighbourhood of about 300 m, unless its owner shows the exact position. Its owner and administrators get the exact position.',
  ),
  showExactPlace: z.boolean().optional().describe('True if the exact position is public.'),
  messagesOnly: z
    .boolean()
    .optional()
    .describe('True if the owner takes messages only. The phone number is never shown.'),
  pictures: z.array(z.string()).describe('Addresses of the pictures; the first is the cover.'),
  cover: pictureSchema.optional(),
  approvalStatus: z.enum(approvalStatuses),
  isFeatured: z
    .boolean()
    .optional()
    .describe(
      'True in a list if it comes first because of a featured place, and on its own page while it has one.',
    ),
  createdAt: timestamp.describe(
    'When the home was first posted; for administrators, when this listing was posted.',
  ),
  updatedAt: timestamp,
  confirmedAt: timestamp
    .optional()
    .describe('When its owner last confirmed that it is available; approval counts too.'),
  bedrooms: z.int().optional(),
  bathrooms: z.int().optional(),
  floor: z.int().optional(),
  builtUpArea: z.number().optional().describe('In the unit of the city for homes and shops.'),
  ...eachYesNo(() => z.boolean().optional()),
  furnishing: z.enum(furnishings).optional(),
  availableFrom: z.string().optional().describe('A day, YYYY-MM-DD.'),
  shopArea: z.number().optional().describe('In the unit of the city for homes and shops.'),
  pricePerFrequency: z
    .number()
    .optional()
    .describe('Rent in whole units of the city’s currency for each `frequency`.'),
  frequency: z.enum(frequencies).optional(),
  availableForDuration: z.int().optional(),
  availableForDurationUnit: z.enum(frequencies).optional(),
  deposit: z
    .number()
    .optional()
    .describe('For rents: paid once and returned at the end. 0: none. Missing: the owner did not say.'),
  maintenance: z
    .number()
    .optional()
    .describe('For rents: paid each month beside the rent. 0: none. Missing: the owner did not say.'),
  price: z.number().optional().describe('Sale price in whole units of the city’s currency.'),
  pricePerUnit: z.number().optional(),
  unit: z.string().optional(),
  availableLandSpace: z.number().optional(),
  availableLandSpaceUnit: z.string().optional(),
  isProject: z.boolean().optional().describe('For sales: in a project of a promoter.'),
  projectNumber: z.string().optional().describe('The registration number of the project.'),
  isAccurate: z.boolean().optional().describe('The seller states that the listing is true.'),
  totalPrice: z.number().optional().describe('Computed for land, in whole units of the city’s currency.'),
});
export type Listing = z.output<typeof listingSchema>;

/** A listing on its own page, with every picture. */
export const listingWithGallerySchema = listingSchema.extend({
  gallery: z.array(pictureSchema),
  standardTotal: z
    .number()
    .optional()
    .describe(
      'The total of land by the true sizes of its units, if it differs because price and size use different units.',
    ),
});
export type ListingWithGallery = z.output<typeof listingWithGallerySchema>;

/**
 * The owner's contact. It contains the phone number only on request, within a daily allowance, and never for messages
 * only.
 */
const listingContactSchema = z.object({
  name: z.string(),
  avatar: z.string().optional(),
  phone: z.string().optional(),
  phoneWithheld: z.boolean().optional().describe('True if the daily allowance of phone numbers is used up.'),
});
export type ListingContact = z.output<typeof listingContactSchema>;

export const viewLatestListings = defineEndpoint({
  name: 'viewLatestListings',
  method: 'GET',
  path: '/api/user/post/view-latest-posts',
  access: 'anyone',
  tag: 'listings',
  summary: 'The newest approved listings.',
  response: z.object({ recentPosts: z.array(listingSchema) }),
});

export const viewListing = defineEndpoint({
  name: 'viewListing',
  method: 'GET',
  path: '/api/user/post/listingDetails/:id',
  access: 'anyone',
  tag: 'listings',
  summary:
    'One approved listing with the owner’s contact. Owners and administrators also see theirs before approval.',
  params: idParams,
  query: z.object({
    phone: z
      .enum(['show', 'omit'])
      .optional()
      .describe('`omit` leaves the phone number out and does not use the daily allowance.'),
  }),
  response: z.object({
    listingDetails: listingWithGallerySchema,
    listingUser: listingContactSchema.nullable(),
    badges: z
      .array(badgeSchema)
      .optional()
      .describe('The badges of the listing and its owner; missing if there are none.'),
    ownerAnswers: ownerAnswersSchema
      .optional()
      .describe('How the owner answers; missing below five enquiries.'),
    enquiries: enquiryLimitSchema.optional().describe('Present if the owner limits open enquiries.'),
    preview: z
      .string()
      .optional()
      .describe(
        `Address of a JPEG for previews elsewhere, ${previewSize.width} × ${previewSize.height}; it changes with what the picture says. Approved listings only.`,
      ),
  }),
  errors: ['listing_not_found'],
});
export type ListingAnswer = z.output<typeof viewListing.response>;

export const listingEndpoints = [viewLatestListings, viewListing] as const;
