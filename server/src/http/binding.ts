import type { Endpoint, Output, Parsed } from '@thikana/contract/endpoint';
import type { EventStream } from './event-stream.ts';
import type { IncomingForm } from './read-form.ts';
import type { Dependency } from './staleness.ts';
import type { SessionUser, Viewer } from './viewer.ts';

/** How often a caller may use an endpoint. */
export interface Limit {
  points: number;
  windowSeconds: number;
  /** What is counted apart from each other, beside the endpoint. */
  by: 'address' | 'account';
}

/** What a handler is given; with declared access beyond `anyone` there is a user. */
export interface ApiRequest<E extends Endpoint> extends Parsed<E> {
  viewer: E['access'] extends 'anyone' ? Viewer : Viewer & { user: SessionUser };
  form: E['form'] extends object ? IncomingForm : undefined;
}

/** What an answer has beyond the contract never leaves; `dependsOn` may read it. */
export type Handler<E extends Endpoint, A extends Output<E> = Output<E>> = (
  request: ApiRequest<E>,
) => Promise<A>;

/** Goes on answering who asked for an event stream. */
type Streamer<E extends Endpoint> = (request: ApiRequest<E>, stream: EventStream) => void;

interface BindingOptions<E extends Endpoint, A> {
  limits?: readonly Limit[];
  stream?: Streamer<E>;
  /** What a document that shows this answer depends on; see the page cache. */
  dependsOn?: (request: Parsed<E>, answer: A) => readonly Dependency[];
}

/** An endpoint with the code that answers it. */
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
    // The binder parses by this very endpoint before it calls, so the general type holds what the handler expects.
    handler: handler as unknown as Binding['handler'],
    limits: options.limits ?? [],
    stream: options.stream as Binding['stream'],
    dependsOn: (options.dependsOn ?? (() => [])) as Binding['dependsOn'],
  };
}
