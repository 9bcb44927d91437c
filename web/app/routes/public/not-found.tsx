import { data, isRouteErrorResponse } from 'react-router';
import { RouteError } from '#web/components/layout/route-error.tsx';
import { SearchForm } from '#web/features/search/search-form.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { ErrorProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

function notFound(): never {
  throw data(null, { status: 404 });
}

export const loader = notFound;

export const meta = unlistedMeta(m.error_not_found_title);

export default function NotFound() {
  return null;
}

/** The not-found page, with a search form. */
export function ErrorBoundary({ error }: ErrorProps) {
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  return <RouteError error={error} below={isLost && <SearchForm />} />;
}
