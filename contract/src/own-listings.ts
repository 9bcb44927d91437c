import { z } from 'zod';
import { availabilitySchema } from './availability.ts';
import { defineEndpoint } from './endpoint.ts';
import { expiry } from './expiry.ts';
import { idParams, idSchema, messageAnswer, timestamp } from './fields.ts';
import { listingFieldsSchema } from './listing-fields.ts';
import { listingSchema, listingWithGallerySchema } from './listings.ts';
import { m } from './paraglide/messages.js';
import { pictureErrors } from './pictures.ts';
import { statisticsDays, viewCountsSchema } from './statistics.ts';
import { limits } from './vocabulary.ts';

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
    .describe(`In the last ${statisticsDays} days. Missing if the listing was not public in them.`),
});
export type OwnListing = z.output<typeof ownListingSchema>;

/** A listing for its owner or an administrator. */
export const managedListingSchema = listingWithGallerySchema.extend({
  user: listingUserSchema.optional(),
  rejectionReason,
});
export type ManagedListing = z.output<typeof managedListingSchema>;

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

export const ownListingEndpoints = [
  postListing,
  editListing,
  viewOwnListing,
  viewYourListings,
  deleteListing,
] as const;
