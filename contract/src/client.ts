import { ApiError } from './api-error.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';
import type { ErrorBody } from './error-table.ts';
import { currentLanguage } from './language.ts';
import { m } from './paraglide/messages.js';
import { renewedSessionHeader } from './renewed-session.ts';

/** Sends one request. `fetch` fits; so does a sender with upload progress. */
export type Send = (request: PreparedRequest) => Promise<Answer>;

interface Answer {
  status: number;
  json: unknown;
  /** Returns a header of the answer. */
  header(name: string): string | null;
}

export interface PreparedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

export interface ClientOptions {
  /** The origin of the API; empty for the page's own. */
  baseUrl?: string;
  token?: () => string | null;
  /** Receives the next token of a kept session, with the one that it replaces. */
  onRenewed?: (next: string, sent: string) => void;
  send?: Send;
}

/** The request failed without an answer: offline, or the server is away. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E>>;

/** The typed client. Rejects with `ApiError` for error answers and with `NetworkError` without an answer. */
export function createClient({
  baseUrl = '',
  token = () => null,
  onRenewed,
  send = sendByFetch,
}: ClientOptions): Call {
  return async (endpoint, input) => {
    const sent = token();
    const answer = await send(prepareRequest(endpoint, input, baseUrl, sent));
    const next = answer.header(renewedSessionHeader);
    if (next && sent) onRenewed?.(next, sent);
    if (answer.status >= 200 && answer.status < 300) {
      // The answer was truncated, or came from a proxy.
      if (answer.json === undefined) throw new NetworkError('The answer of the server did not arrive.');
      // The server parsed its answer with the same schema; parsing again would only cost the visitor's phone time.
      return answer.json as Output<typeof endpoint>;
    }
    throw toApiError(answer.status, answer.json, answer.header('retry-after'));
  };
}

export function prepareRequest<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  baseUrl: string,
  token: string | null,
): PreparedRequest {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': currentLanguage(),
    ...input.headers,
  };
  if (token) headers.authorization = `Bearer ${token}`;
  const isForm = endpoint.form !== undefined;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  return {
    method: endpoint.method,
    url: baseUrl + fillPath(endpoint.path, params ?? {}) + queryText(query ?? {}),
    headers,
    body: body === undefined ? undefined : isForm ? (body as FormData) : JSON.stringify(body),
  };
}

async function sendByFetch(request: PreparedRequest): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      ...(request.body === undefined ? {} : { body: request.body }),
    });
  } catch (cause) {
    throw new NetworkError('No connection to the server.', { cause });
  }
  return {
    status: response.status,
    json: await response.json().catch(() => undefined),
    header: (name: string) => response.headers.get(name),
  };
}

function fillPath(path: string, params: object): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
}

function queryText(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

function toApiError(status: number, json: unknown, retryAfter: string | null): ApiError {
  const retryAfterSeconds = Number(retryAfter) || undefined;
  if (isErrorBody(json)) return new ApiError({ code: 'internal', ...json, status, retryAfterSeconds });
  // A proxy reports that the site is away. The caller has a better text for other errors.
  if (status >= 502 && status <= 504)
    return new ApiError({ code: 'unavailable', status, message: m.error_unavailable(), retryAfterSeconds });
  return new ApiError({ code: 'internal', status, message: '', retryAfterSeconds });
}

function isErrorBody(json: unknown): json is Partial<ErrorBody> & Pick<ErrorBody, 'message'> {
  return typeof json === 'object' && json !== null && 'message' in json && typeof json.message === 'string';
}
