import { data } from 'react-router';
import { RouteError } from '#web/components/layout/route-error.tsx';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/not-found';
import { pageTitle } from './page-meta.ts';

export function loader(): never {
  throw data(null, { status: 404 });
}

export function meta() {
  return [{ title: pageTitle(m.error_not_found_title()) }, { name: 'robots', content: 'noindex' }];
}

/** Every address that is none of the site's. */
export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <div className="container-page">
      <RouteError error={error} />
    </div>
  );
}
