import { ApiError } from '@thikana/contract/api-error';
import {
  type Call,
  createClient,
  NetworkError,
  type PreparedRequest,
  type Send,
} from '@thikana/contract/client';
import type { Endpoint, Input, Output } from '@thikana/contract/endpoint';
import { m } from '#web/paraglide/messages.js';
import { getSession, loseSession } from './session.ts';
import { shareWhileSending } from './share-while-sending.ts';

const token = () => getSession()?.token ?? null;
const client = createClient({ token });

/**
 * Calls the API with the session of this tab. Rejects with `ApiError` or `NetworkError`. What changes something is
 * sent once however often it is asked for meanwhile, as with a double click.
 */
export const call: Call = (endpoint, input) =>
  shareWhileSending(endpoint, input, () => client(endpoint, input).catch(endLostSession));

/** The same for uploads, telling how many bytes have been sent. */
export function callWithProgress<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  onProgress: (sentBytes: number, totalBytes: number) => void,
): Promise<Output<E>> {
  const send: Send = (request) => sendByXhr(request, onProgress);
  return shareWhileSending(endpoint, input, () =>
    createClient({ token, send })(endpoint, input).catch(endLostSession),
  );
}

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

function endLostSession(error: unknown): never {
  if (isSessionLost(error) && getSession()) loseSession();
  throw error;
}

// fetch cannot tell how much of a request has been sent.
function sendByXhr(
  request: PreparedRequest,
  onProgress: (sent: number, total: number) => void,
): ReturnType<Send> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) => onProgress(event.loaded, event.total);
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        json: parseJson(xhr.responseText),
        retryAfter: xhr.getResponseHeader('retry-after'),
      });
    xhr.onerror = () => reject(new NetworkError('No connection to the server.'));
    xhr.ontimeout = xhr.onerror;
    xhr.send(request.body ?? null);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
