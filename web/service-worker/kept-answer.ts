import { renewedSessionHeader } from '@thikana/contract/renewed-session';

const timeHeader = 'kept-at';

/**
 * The copy of an answer that may be kept, with the time; undefined for errors and for what the server forbids to store.
 */
export function copyToKeep(response: Response, now: Date): Response | undefined {
  if (response.status !== 200 || response.redirected) return undefined;
  const headers = new Headers(response.headers);
  // The next token of a session belongs in no cache.
  headers.delete(renewedSessionHeader);
  headers.set(timeHeader, now.toISOString());
  return new Response(response.body, { status: response.status, headers });
}

/** The same without its time, for what cannot be out of date. */
export function timeless(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete(timeHeader);
  return new Response(response.body, { status: response.status, headers });
}

/** When a kept answer was received; undefined if it comes from the network. */
export function keptAt(response: Response): string | undefined {
  return response.headers.get(timeHeader) ?? undefined;
}
