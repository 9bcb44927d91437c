import type { EnquiryAnswer } from '@thikana/contract/conversations';
import { m } from '#web/paraglide/messages.js';

/** What an answer with one tap says in the conversation. */
export const answerWords = {
  available: m.enquiry_was_available,
  taken: m.enquiry_was_taken,
  declined: m.enquiry_was_declined,
} satisfies Record<EnquiryAnswer, () => string>;
