import type { ComponentType } from 'react';
import type { LoaderFunction, Params, ShouldRevalidateFunction } from 'react-router';
import type { HeadTag, LinkTag } from './head-tags.ts';

/** The routes of an address, from the outside in; the root route knows the site. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

type Loader = (...args: never[]) => unknown;
type DataOf<L extends Loader> = Awaited<ReturnType<L>>;

export interface PageProps<L extends Loader = () => undefined> {
  loaderData: DataOf<L>;
  params: Params;
}

/** What a page knows when it writes its head. There is no data if the loader failed. */
export interface HeadArgs<L extends Loader = () => undefined> {
  loaderData: DataOf<L> | undefined;
  matches: Matches;
  error?: unknown;
}

export interface ErrorProps {
  error: unknown;
}

/** What a module in `routes` exports. */
export interface PageModule {
  default: ComponentType<{ loaderData: never; params: Params }>;
  /** Loads the page for documents and for navigations in the browser. */
  loader?: Loader;
  /** Loads the page in the browser only; documents show `HydrateFallback`. */
  clientLoader?: Loader;
  meta?: (args: { loaderData: never; matches: Matches; error?: unknown }) => readonly HeadTag[];
  links?: () => readonly LinkTag[];
  /** The headers of its documents. */
  headers?: () => Record<string, string>;
  HydrateFallback?: ComponentType;
  ErrorBoundary?: ComponentType<ErrorProps>;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** The router’s name for a loader of either kind. */
export const loaderOf = ({ loader, clientLoader }: PageModule): LoaderFunction | undefined =>
  (loader ?? clientLoader) as LoaderFunction | undefined;
