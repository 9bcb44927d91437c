import { z } from 'zod';
import { areaSchema } from './area-schema.ts';
import { availabilitySchema } from './availability.ts';
import { badgeSchema } from './badges.ts';
import { defineEndpoint } from './endpoint.ts';
import { enquiryLimitSchema, ownerAnswersSchema } from './enquiry-limits.ts';
import { expiry } from './expiry.ts';
import { idParams, idSchema, messageAnswer, timestamp } from './fields.ts';
import { listingFieldsSchema, pointSchema } from './listing-fields.ts';
import { m } from './paraglide/messages.js';
import { pictureSchema } from './pictures.ts';
import { previewSize } from './preview.ts';
import { statisticsDays, viewCountsSchema } from './statistics.ts';
import {
  approvalStatuses,
  categories,
  frequencies,
  furnishings,
  hidingReasons,
  intents,
  limits,
} from './vocabulary.ts';
import { eachYesNo } from './yes-no-fields.ts';

/** The owner of a listing, as administrators see them. */
const listingUserSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  avatar: z.string().optional(),
  isVerified: z.boolean(),
  phone: z.string().optional(),
  phoneNumber: z.string().optional(),
});

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

const rejectionReason = z.string().optional().describe('The reason for a rejection.');

/** What its owner proposed in a second language and no visitor sees yet. */
const proposedTextsSchema = z.object({
  secondTitle: z.string().optional(),
  secondDescription: z.string().optional(),
  proposedAt: timestamp,
  rejectedAt: timestamp.optional().describe('Missing while it waits for review.'),
  reason: z.string().optional().describe('The reason for a rejection.'),
});
export type ProposedTexts = z.output<typeof proposedTextsSchema>;

/** A listing as its owner sees it. */
const ownListingSchema = listingSchema.extend({
  availability: availabilitySchema
    .optional()
    .describe('For approved listings: whether they are still available.'),
  user: listingUserSchema.optional(),
  rejectionReason,
  proposedTexts: proposedTextsSchema.optional(),
  views: viewCountsSchema
    .optional()
    .describe(`For approved listings, rented and sold ones too: in the last ${statisticsDays} days.`),
});
export type OwnListing = z.output<typeof ownListingSchema>;

/** A listing on its own page, with every picture. */
const listingWithGallerySchema = listingSchema.extend({
  gallery: z.array(pictureSchema),
  standardTotal: z
    .number()
    .optional()
    .describe(
      'The total of land by the true sizes of its units, if it differs because price and size use different units.',
    ),
});
export type ListingWithGallery = z.output<typeof listingWithGallerySchema>;

/** A listing for its owner or an administrator. */
const managedListingSchema = listingWithGallerySchema.extend({
  user: listingUserSchema.optional(),
  rejectionReason,
});
export type ManagedListing = z.output<typeof managedListingSchema>;

/** A listing for a moderator or an administrator. */
export const moderatedListingSchema = managedListingSchema.extend({
  hiddenFor: z
    .array(z.enum(hidingReasons))
    .describe('Why visitors do not see it, even if it is approved; empty if nothing hides it.'),
});
export type ModeratedListing = z.output<typeof moderatedListingSchema>;

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

const pictureErrors = [
  'picture_too_large',
  'picture_too_many_pixels',
  'picture_unsupported',
  'picture_damaged',
  'too_many_pictures',
  'upload_broken',
] as const;

const existingPictures = z.union([z.string(), z.array(z.string())]).optional();

export const unmodifiedSince = timestamp
  .optional()
  .describe('`updatedAt` of the loaded listing: rejected if it has changed since.');

const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[!-~]{8,100}$/, { error: m.input_key })
    .optional()
    .describe(
      'A random key for one submission. A form sent again with the same key is not stored a second time; the answer then has `repeated`.',
    ),
});

const sentListingAnswer = z.object({
  message: z.string(),
  post: managedListingSchema,
  repeated: z
    .boolean()
    .optional()
    .describe('True if an earlier request with the same key was stored; `post` has its current state.'),
});

export const postListing = defineEndpoint({
  name: 'postListing',
  method: 'POST',
  path: '/api/user/post/add-new-post',
  access: 'user',
  tag: 'listings',
  summary: 'Post a listing. It waits for approval.',
  headers: idempotencyHeaders,
  form: {
    fields: z.intersection(
      listingFieldsSchema,
      z.object({
        existingPictures: existingPictures.describe(
          'Addresses of pictures of your other listings to show, in order; new ones follow them.',
        ),
      }),
    ),
    files: { name: 'pictures', maxCount: limits.picturesPerListing, required: false },
  },
  status: 201,
  response: sentListingAnswer.extend({
    usualReviewMinutes: z
      .int()
      .optional()
      .describe(
        'The median time from posting to the decision, if there were enough decisions and it is at most a week.',
      ),
  }),
  errors: pictureErrors,
});

export const editListing = defineEndpoint({
  name: 'editListing',
  method: 'PUT',
  path: '/api/user/post/update/:id',
  access: 'user',
  tag: 'listings',
  summary: 'Edit a pending listing of your own.',
  params: idParams,
  headers: idempotencyHeaders,
  form: {
    fields: z.intersection(
      listingFieldsSchema,
      z.object({
        existingPictures: existingPictures.describe(
          'Addresses of the pictures to keep, in order; new ones follow them.',
        ),
        unmodifiedSince,
      }),
    ),
    files: { name: 'pictures', maxCount: limits.picturesPerListing, required: false },
  },
  response: sentListingAnswer,
  errors: [
    'listing_not_found',
    'listing_approved',
    'listing_rejected',
    'listing_changed',
    'key_used',
    ...pictureErrors,
  ],
});

export const viewOwnListing = defineEndpoint({
  name: 'viewOwnListing',
  method: 'GET',
  path: '/api/user/post/get-post/:id',
  access: 'signed-in',
  tag: 'listings',
  summary: 'A listing of your own in any status; administrators see everyone’s.',
  params: idParams,
  response: z.object({ post: managedListingSchema }),
  errors: ['listing_not_found'],
});

export const viewLatestListings = defineEndpoint({
  name: 'viewLatestListings',
  method: 'GET',
  path: '/api/user/post/view-latest-posts',
  access: 'anyone',
  tag: 'listings',
  summary: 'The newest approved listings.',
  response: z.object({ recentPosts: z.array(listingSchema) }),
});

export const viewYourListings = defineEndpoint({
  name: 'viewYourListings',
  method: 'GET',
  path: '/api/user/post/view-your-listings',
  access: 'user',
  tag: 'listings',
  summary: 'Your own listings in every status, newest first.',
  response: z.object({ postArray: z.array(ownListingSchema) }),
});

export const deleteListing = defineEndpoint({
  name: 'deleteListing',
  method: 'DELETE',
  path: '/api/user/post/delete/:id',
  access: 'signed-in',
  tag: 'listings',
  summary: `Delete a listing: your own, or as an administrator any. Its pictures are no longer served, and their files are deleted after ${expiry.withdrawnPictureDays} days.`,
  params: idParams,
  response: messageAnswer,
  errors: ['listing_not_found'],
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

export const listingEndpoints = [
  postListing,
  editListing,
  viewOwnListing,
  viewLatestListings,
  viewYourListings,
  deleteListing,
  viewListing,
] as const;
