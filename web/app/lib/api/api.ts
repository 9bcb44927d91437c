import { ApiError } from '@thikana/contract/api-error';
import { currentCity } from '@thikana/contract/city';
import { type Call, createClient, NetworkError } from '@thikana/contract/client';
import { currentToken, getSession, loseSession, renewToken } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { shareWhileSending } from './share-while-sending.ts';

/** The session of this tab, for clients. */
export const ownSession = { token: currentToken, onRenewed: renewToken };
const client = createClient(ownSession);

/**
 * Calls the API with the session of this tab. Rejects with `ApiError` or `NetworkError`. Repeated identical changes, as
 * from a double click, share one request.
 */
export const call: Call = (endpoint, input) =>
  shareWhileSending(endpoint, input, () =>
    client(endpoint, input).then(async (answer) => {
      if (currentCity().hasMoreAreas)
        await (await import('#web/lib/documents/name-places.ts')).nameAreasIn(client, [answer, input]);
      return answer;
    }, endLostSession),
  );

/**
 * The text to show for an error: the server's text if there is one, otherwise the fallback; without a response, the
 * text says so.
 */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof NetworkError)
    return joined(fallback, navigator.onLine ? m.error_network() : m.error_offline());
  if (error instanceof ApiError && error.message) return error.message;
  return fallback;
}

function joined(text: string, more: string): string {
  if (!text) return more;
  return `${text}${/[.!?]$/.test(text) ? '' : '.'} ${more}`;
}

const sessionEnds: readonly string[] = ['session_expired', 'not_signed_in', 'account_banned'];

/** The server rejected the session of a call, or its owner no longer exists. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && sessionEnds.includes(error.code);
}

/** Ends the session and notifies the user if the server rejected it. */
export function endLostSession(error: unknown): never {
  if (isSessionLost(error) && getSession()) loseSession();
  throw error;
}
