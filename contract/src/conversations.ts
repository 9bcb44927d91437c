import { z } from 'zod';
import { idSchema, timestamp } from './fields.ts';
import { fraudScripts } from './fraud-scripts.ts';
import { pictureSchema } from './pictures.ts';
import { categories, intents } from './vocabulary.ts';

/** The role of a member in a conversation. */
export const conversationSides = ['owner', 'seeker'] as const;

/** Why a member cannot write in a conversation. */
export const silences = ['blocked-by-you', 'blocked-by-other', 'other-suspended', 'other-deleted'] as const;

/** The status of the listing: `hidden` may be shown again, `deleted` is gone. */
export const listingStandings = ['public', 'hidden', 'deleted'] as const;

export const visitActions = ['proposed', 'moved', 'accepted', 'cancelled'] as const;
export type VisitAction = (typeof visitActions)[number];

export const visitStatuses = ['proposed', 'accepted', 'cancelled'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** An appointment to see a home, proposed by one member and accepted by the other. */
export const visitSchema = z.object({
  _id: idSchema,
  status: z.enum(visitStatuses),
  isOwnProposal: z.boolean(),
  times: z.array(timestamp).describe('What was proposed last.'),
  startsAt: timestamp.optional().describe('What was accepted.'),
});
export type Visit = z.output<typeof visitSchema>;

export const messageSchema = z.object({
  number: z.int().describe('Rises within a conversation; numbers may be missing.'),
  isOwn: z.boolean(),
  key: z.string().optional().describe('As the sender chose it; only for the sender.'),
  text: z.string(),
  pictures: z.array(pictureSchema),
  visit: z
    .object({ action: z.enum(visitActions), times: z.array(timestamp) })
    .optional()
    .describe('Where the message is a step of arranging a visit.'),
  warnings: z
    .array(z.enum(fraudScripts))
    .describe('The known scripts of fraud that a message of the other person follows.'),
  createdAt: timestamp,
});
export type Message = z.output<typeof messageSchema>;

/** Never contains a phone number or an email address. */
export const conversationSchema = z.object({
  _id: idSchema,
  side: z.enum(conversationSides),
  listing: z.object({
    _id: idSchema.optional(),
    title: z.string(),
    intent: z.enum(intents),
    propertyCategory: z.enum(categories),
    standing: z.enum(listingStandings),
    cover: pictureSchema.optional(),
  }),
  other: z.object({
    name: z.string().optional().describe('Left out once the account is deleted.'),
    avatar: z.string().optional(),
  }),
  silence: z.enum(silences).optional(),
  lastMessage: messageSchema.optional(),
  unread: z.int().describe('Messages of the other person that have not been read.'),
  readByOther: z.int().describe('The other person has read up to the message of this number.'),
  visit: visitSchema.optional().describe('The visit that is being arranged or was arranged last.'),
  position: z.int().describe('Rises with every change that concerns the reader.'),
  createdAt: timestamp,
});
export type Conversation = z.output<typeof conversationSchema>;
