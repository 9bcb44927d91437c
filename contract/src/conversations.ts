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
  times: z.array(timestamp).describe('The times proposed last.'),
  startsAt: timestamp.optional().describe('The accepted time.'),
});
export type Visit = z.output<typeof visitSchema>;

export const messageSchema = z.object({
  number: z.int().describe('Increases within a conversation, with gaps.'),
  isOwn: z.boolean(),
  key: z.string().optional().describe('The sender’s own key; only for the sender.'),
  text: z.string(),
  pictures: z.array(pictureSchema),
  visit: z
    .object({ action: z.enum(visitActions), times: z.array(timestamp) })
    .optional()
    .describe('Present if the message is a step of arranging a visit.'),
  warnings: z
    .array(z.enum(fraudScripts))
    .describe('The fraud scripts that a message of the other person matches.'),
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
    name: z.string().optional().describe('Missing if the account was deleted.'),
    avatar: z.string().optional(),
  }),
  silence: z.enum(silences).optional(),
  lastMessage: messageSchema.optional(),
  unread: z.int().describe('Unread messages of the other person.'),
  readByOther: z.int().describe('The number of the last message that the other person has read.'),
  visit: visitSchema.optional().describe('The current or latest visit.'),
  position: z.int().describe('Increases with every change that concerns the reader.'),
  createdAt: timestamp,
});
export type Conversation = z.output<typeof conversationSchema>;
