export const reviewKeys = { approve: 'a', reject: 'r', next: 'n', undo: 'u' } as const;
export type ReviewStep = keyof typeof reviewKeys;

const steps = Object.keys(reviewKeys) as ReviewStep[];

/** The action of a key in the review queue; undefined while typing, in a menu, or with a modifier key. */
export function reviewStepOf(event: KeyboardEvent): ReviewStep | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented)
    return undefined;
  const { target } = event;
  if (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]',
    )
  )
    return undefined;
  return steps.find((step) => reviewKeys[step] === event.key.toLowerCase());
}
