import type { Endpoint, Output, Parsed } from '@thikana/contract/endpoint';
import type { IncomingForm } from './read-form.ts';
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

export type Handler<E extends Endpoint> = (request: ApiRequest<E>) => Promise<Output<E>>;

interface BindingOptions<E extends Endpoint> {
  limits?: readonly Limit[];
  /** What a document that shows this answer depends on; see the page cache. */
  dependsOn?: (request: Parsed<E>, answer: Output<E>) => readonly string[];
}

/** An endpoint with the code that answers it. */
export interface Binding {
  endpoint: Endpoint;
  handler: (request: ApiRequest<Endpoint>) => Promise<unknown>;
  limits: readonly Limit[];
  dependsOn: (request: Parsed<Endpoint>, answer: unknown) => readonly string[];
}

export function bind<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  options: BindingOptions<E> = {},
): Binding {
  return {
    endpoint,
    // The binder parses by this very endpoint before it calls, so the general type holds what the handler expects.
    handler: handler as unknown as Binding['handler'],
    limits: options.limits ?? [],
    dependsOn: (options.dependsOn ?? (() => [])) as Binding['dependsOn'],
  };
}
