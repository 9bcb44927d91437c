/** Whether Escape has closed the suggestions of a field, and leaves the dialog around it open. */
export function isForSuggestions({ reason, event }: { reason: string; event: Event }): boolean {
  return reason === 'escape-key' && event.defaultPrevented;
}
