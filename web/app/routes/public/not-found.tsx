import { data } from 'react-router';
import { RouteError } from '#web/components/layout/route-error.tsx';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/not-found';

function notFound(): never {
  throw data(null, { status: 404 });
}

export const loader = notFound;
export const clientLoader = notFound;

export const meta = () => [{ title: `${m.error_not_found_title()} · Thikana` }];

export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />;
}
