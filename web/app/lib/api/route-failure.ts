import { isRouteErrorResponse } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import type { RouteFailure } from './route-data.ts';

/** The error text of a screen that failed to load, or undefined if there is nothing more to say. */
export function routeFailureText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const failure = error.data as RouteFailure | null;
  if (failure?.code === 'offline') return m.error_offline_page();
  if (failure?.code === 'unreachable') return m.error_unreachable_text();
  return failure?.message;
}
