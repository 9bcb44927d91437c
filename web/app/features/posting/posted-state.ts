/** What the list of own listings gets to know about a listing that was just posted, as the state of the navigation. */
export interface PostedState {
  postedId: string;
  usualReviewMinutes: number | undefined;
}

export function readPosted(state: unknown): PostedState | undefined {
  return typeof state === 'object' && state !== null && 'postedId' in state
    ? (state as PostedState)
    : undefined;
}
