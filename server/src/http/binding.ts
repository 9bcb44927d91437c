import type { Endpoint, Output, Parsed } from '@thikana/contract/endpoint';
import { hourSeconds } from '../lib/durations.ts';
import type { EventStream } from './event-stream.ts';
import type { IncomingForm } from './read-form.ts';
import type { Dependency } from './staleness.ts';
import type { SessionUser, Viewer } from './viewer.ts';

/** How often a caller may use an endpoint. */
export interface Limit {
  points: number;
  windowSeconds: number;
  /** What is counted separately, in addition to the endpoint. */
  by: 'address' | 'account';
}

export function perAddress(points: number, windowSeconds = hourSeconds): Limit {
  return { points, windowSeconds, by: 'address' };
}

export function perAccount(points: number, windowSeconds = hourSeconds): Limit {
  return { points, windowSeconds, by: 'account' };
}

/** The handler's input. Endpoints with declared access beyond `anyone` have a user. */
export interface ApiRequest<E extends Endpoint> extends Parsed<E> {
  viewer: E['access'] extends 'anyone' ? Viewer : Viewer & { user: SessionUser };
  form: E['form'] extends object ? IncomingForm : undefined;
}

/** Fields beyond the contract never leave; `dependsOn` may read them. */
export type Handler<E extends Endpoint, A extends Output<E> = Output<E>> = (
  request: ApiRequest<E>,
) => Promise<A>;

/** Continues the answer for a caller that asked for an event stream. */
type Streamer<E extends Endpoint> = (request: ApiRequest<E>, stream: EventStream) => void;

interface BindingOptions<E extends Endpoint, A> {
  stream?: Streamer<E>;
  /** The dependencies of a document that shows this answer; see the page cache. */
  dependsOn?: (request: Parsed<E>, answer: A) => readonly Dependency[];
}

/** An endpoint with its handler. */
export interface Binding {
  endpoint: Endpoint;
  handler: (request: ApiRequest<Endpoint>) => Promise<unknown>;
  limits: readonly Limit[];
  stream: Streamer<Endpoint> | undefined;
  dependsOn: (request: Parsed<Endpoint>, answer: unknown) => readonly Dependency[];
}

export function bind<E extends Endpoint, A extends Output<E>>(
  endpoint: E,
  handler: Handler<E, A>,
  options: BindingOptions<E, A> = {},
): Binding {
  return {
    endpoint,
    // The binding parses with this very endpoint before it calls, so the general type matches the handler's input.
    handler: handler as unknown as Binding['handler'],
    limits: [],
    stream: options.stream as Binding['stream'],
    dependsOn: (options.dependsOn ?? (() => [])) as Binding['dependsOn'],
  };
}

/** An endpoint that each caller may use only so often. */
export function bindLimited<E extends Endpoint, A extends Output<E>>(
  endpoint: E,
  limits: readonly Limit[],
  handler: Handler<E, A>,
): Binding {
  return { ...bind(endpoint, handler), limits };
}
