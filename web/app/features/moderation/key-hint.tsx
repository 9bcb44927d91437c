import { type ReviewStep, reviewKeys } from './review-key.ts';

/** The key of an action, on screens that have room for it. */
export function KeyHint({ of }: { of: ReviewStep }) {
  return (
    <kbd
      aria-hidden
      className="max-md:hidden rounded border border-current px-1.5 font-sans text-sm leading-tight"
    >
      {reviewKeys[of].toUpperCase()}
    </kbd>
  );
}
