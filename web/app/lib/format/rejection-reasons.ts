import { type ReasonStep, readyReasons } from '@thikana/contract/ready-reasons';

/**
 * Where the owner starts to fix a listing: at the pictures if only they are wrong, otherwise at the first step named. The
 * server answers ready reasons in the language of the page.
 */
export function stepForReason(reason = ''): ReasonStep {
  const named = readyReasons.filter(({ text }) => reason.includes(text())).map(({ step }) => step);
  if (named.includes('category')) return 'category';
  return named.length > 0 && named.every((step) => step === 'pictures') ? 'pictures' : 'details';
}
