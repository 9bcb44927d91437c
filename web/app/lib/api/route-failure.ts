import { isRouteErrorResponse } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import type { RouteFailure } from './route-data.ts';

/** Why a screen could not be loaded, for reading; nothing where there is no more to say than that. */
export function routeFailureText(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  const failure = error.data as RouteFailure | null;
  if (failure?.code === 'offline') return m.error_offline_page();
  if (failure?.code === 'unreachable') return m.error_unreachable_text();
  return failure?.message;
}
