import { ApiError } from '@thikana/contract/api-error';
import { type Call, createClient, NetworkError } from '@thikana/contract/client';
import { getSession, loseSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { shareWhileSending } from './share-while-sending.ts';

export const token = () => getSession()?.token ?? null;
const client = createClient({ token });

/**
 * Calls the API with the session of this tab. Rejects with `ApiError` or `NetworkError`. What changes something is
 * sent once however often it is asked for meanwhile, as with a double click.
 */
export const call: Call = (endpoint, input) =>
  shareWhileSending(endpoint, input, () => client(endpoint, input).catch(endLostSession));

/** What to show for a failure: the server's own text where there is one; without an answer also that none came. */
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

/** The server no longer knows the session that a call was made with, or no longer its owner. */
export function isSessionLost(error: unknown): boolean {
  return error instanceof ApiError && sessionEnds.includes(error.code);
}

/** Whoever was logged in is told that they no longer are. */
export function endLostSession(error: unknown): never {
  if (isSessionLost(error) && getSession()) loseSession();
  throw error;
}
