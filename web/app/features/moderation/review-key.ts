export const reviewKeys = { approve: 'a', reject: 'r', next: 'n' } as const;
export type ReviewStep = keyof typeof reviewKeys;

const steps = Object.keys(reviewKeys) as ReviewStep[];

/** What a pressed key asks for in the review queue; nothing while typing, choosing, or with another key held. */
export function reviewStepOf(event: KeyboardEvent): ReviewStep | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented)
    return undefined;
  const { target } = event;
  if (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]')
  )
    return undefined;
  return steps.find((step) => reviewKeys[step] === event.key.toLowerCase());
}
