import type { z } from 'zod';
import type { ErrorCode } from './error-table.ts';
import type { Role } from './vocabulary.ts';

/**
 * Who may call: `anyone`, a visitor with a valid session (`signed-in`), or a role. Administrators may also call what
 * moderators and editors may (`roles.ts`). A feature's policy has the finer rules, such as who owns a listing.
 */
type Access = 'anyone' | 'signed-in' | Role;

/** A multipart form: text fields, and files that arrive as a stream. */
export interface FormBody {
  readonly fields: z.ZodType;
  readonly files: { readonly name: string; readonly maxCount: number; readonly required: boolean };
}

/** One call of the API. The server binds it, the client calls it, and the reference documents it. */
export interface Endpoint {
  /** A stable name, also the OpenAPI operationId. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path, with `:name` for parameters. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly tag:
    | 'accounts'
    | 'listings'
    | 'alerts'
    | 'promotion'
    | 'moderation'
    | 'users'
    | 'site'
    | 'messages';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Headers that the endpoint reads; names in lower case. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly form?: FormBody;
  readonly status?: 200 | 201;
  readonly response: z.ZodType;
  /** Error codes specific to this endpoint; every call can also answer the general ones. */
  readonly errors?: readonly ErrorCode[];
}

type Part<E extends Endpoint, K extends 'params' | 'query' | 'headers' | 'body'> = E[K] extends z.ZodType
  ? E[K]
  : never;

/** The input that a caller passes. */
export type Input<E extends Endpoint> = ([Part<E, 'params'>] extends [never]
  ? { params?: undefined }
  : { params: z.input<Part<E, 'params'>> }) &
  ([Part<E, 'query'>] extends [never] ? { query?: undefined } : { query?: z.input<Part<E, 'query'>> }) &
  ([Part<E, 'headers'>] extends [never]
    ? { headers?: undefined }
    : { headers?: z.input<Part<E, 'headers'>> }) &
  (E['form'] extends FormBody
    ? { body: FormData }
    : [Part<E, 'body'>] extends [never]
      ? { body?: undefined }
      : { body: z.input<Part<E, 'body'>> });

/** The parsed input that a handler receives. */
export interface Parsed<E extends Endpoint> {
  params: [Part<E, 'params'>] extends [never] ? Record<string, never> : z.output<Part<E, 'params'>>;
  query: [Part<E, 'query'>] extends [never] ? Record<string, never> : z.output<Part<E, 'query'>>;
  headers: [Part<E, 'headers'>] extends [never] ? Record<string, never> : z.output<Part<E, 'headers'>>;
  body: [Part<E, 'body'>] extends [never] ? undefined : z.output<Part<E, 'body'>>;
}

/** The answer that a caller gets. */
export type Output<E extends Endpoint> = z.output<E['response']>;

export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
