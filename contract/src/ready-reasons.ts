import { m } from './paraglide/messages.js';

/**
 * Reasons for a rejection that moderators often give, and the step of the post that has to be changed. A reason is stored
 * as the moderator sent it; readers see these sentences in their own language.
 */
export const readyReasons = [
  { text: m.reason_pictures_missing, step: 'pictures' },
  { text: m.reason_pictures_other, step: 'pictures' },
  { text: m.reason_price, step: 'details' },
  { text: m.reason_place, step: 'details' },
  { text: m.reason_description, step: 'details' },
  { text: m.reason_category, step: 'category' },
  { text: m.reason_twice, step: 'details' },
] as const;

export type ReasonStep = (typeof readyReasons)[number]['step'];
