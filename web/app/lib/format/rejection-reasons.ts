import { m } from '#web/paraglide/messages.js';

/** Reasons that moderators often give, and the step of the post that has to be changed. */
const reasons = [
  { text: m.reason_pictures_missing, step: 'pictures' },
  { text: m.reason_pictures_other, step: 'pictures' },
  { text: m.reason_price, step: 'details' },
  { text: m.reason_place, step: 'details' },
  { text: m.reason_description, step: 'details' },
  { text: m.reason_category, step: 'category' },
  { text: m.reason_twice, step: 'details' },
] as const;

export type ReasonStep = (typeof reasons)[number]['step'];

export const readyReasons = (): string[] => reasons.map(({ text }) => text());

/** Where the owner starts to fix a listing: at the pictures if only they are wrong, otherwise at the first step named. */
export function stepForReason(reason = ''): ReasonStep {
  const named = reasons.filter(({ text }) => reason.includes(text())).map(({ step }) => step);
  if (named.includes('category')) return 'category';
  return named.length > 0 && named.every((step) => step === 'pictures') ? 'pictures' : 'details';
}
