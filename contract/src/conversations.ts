import { z } from 'zod';
import { idSchema, timestamp } from './fields.ts';
import { fraudScripts } from './fraud-scripts.ts';
import { introductionSchema } from './introduction.ts';
import { pictureSchema } from './pictures.ts';
import { categories, intents } from './vocabulary.ts';

/** The role of a member in a conversation. */
export const conversationSides = ['owner', 'seeker'] as const;

/** Why a member cannot write in a conversation. */
export const silences = ['blocked-by-you', 'blocked-by-other', 'other-suspended', 'other-deleted'] as const;

/** The status of the listing: `hidden` may be shown again, `deleted` is gone. */
/** `closed`: rented or sold. */
export const listingStandings = ['public', 'closed', 'hidden', 'deleted'] as const;

const visitActions = ['proposed', 'moved', 'accepted', 'cancelled'] as const;
export type VisitAction = (typeof visitActions)[number];

const visitStatuses = ['proposed', 'accepted', 'cancelled'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** The answers that an owner gives to a first message with one tap; `declined` means not for this request. */
export const enquiryAnswers = ['available', 'taken', 'declined'] as const;
export type EnquiryAnswer = (typeof enquiryAnswers)[number];

const enquiryStates = ['open', 'answered', 'closed'] as const;

/** An appointment to see a home, proposed by one member and accepted by the other. */
const visitSchema = z.object({
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
  answer: z.enum(enquiryAnswers).optional().describe('Present if the owner answered with one tap.'),
  warnings: z
    .array(z.enum(fraudScripts))
    .describe('The fraud scripts that a message of the other person matches.'),
  createdAt: timestamp,
});
export type Message = z.output<typeof messageSchema>;

/**
 * The owner sees no name, picture, email address or phone number of the seeker before the seeker agrees on a visit or
 * shows them. Email address and phone number appear only if the seeker chose so.
 */
export const conversationSchema = z.object({
  _id: idSchema,
  side: z.enum(conversationSides),
  listing: z.object({
    _id: idSchema.optional(),
    title: z.string(),
    secondTitle: z.string().optional().describe('In a second language, for the seeker.'),
    intent: z.enum(intents),
    propertyCategory: z.enum(categories),
    standing: z.enum(listingStandings),
    cover: pictureSchema.optional(),
  }),
  other: z.object({
    name: z
      .string()
      .optional()
      .describe('Missing if the account was deleted, or for a seeker without a name.'),
    avatar: z.string().optional(),
    seekerNumber: z
      .int()
      .optional()
      .describe('Present for a seeker without a name: which of those who wrote about the listing.'),
    contact: z
      .object({ email: z.string(), phone: z.string().optional() })
      .optional()
      .describe('Of a seeker who chose to show them.'),
  }),
  isRevealed: z.boolean().describe('Whether the owner sees who the seeker is.'),
  isContactShown: z
    .literal(true)
    .optional()
    .describe('Present for a seeker who chose to show email address and phone number.'),
  introduction: introductionSchema.optional().describe('What the seeker said in the first message.'),
  enquiry: z
    .object({
      state: z.enum(enquiryStates),
      isLate: z.boolean().describe('Whether the seeker was told that the owner has not answered.'),
    })
    .optional()
    .describe('The first message and whether it waits for an answer; missing in older conversations.'),
  silence: z.enum(silences).optional(),
  lastMessage: messageSchema.optional(),
  unread: z.int().describe('Unread messages of the other person.'),
  readByOther: z.int().describe('The number of the last message that the other person has read.'),
  visit: visitSchema.optional().describe('The current or latest visit.'),
  position: z.int().describe('Increases with every change that concerns the reader.'),
  createdAt: timestamp,
});
export type Conversation = z.output<typeof conversationSchema>;
