import { viewPromotions } from '@thikana/contract/promotion';
import { useRevalidator } from 'react-router';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { ScreenSkeleton } from '#web/features/dashboard/screen-skeleton.tsx';
import { PromotedListings } from '#web/features/promotion/promoted-listings.tsx';
import { routeFailureText } from '#web/lib/api/route-failure.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/promote';

export function meta({ matches }: Route.MetaArgs) {
  return unlistedMeta(matches, m.promote_meta());
}

export const clientLoader = privateClientLoader({ role: 'user' }, (call) => call(viewPromotions, {}));

export function HydrateFallback() {
  return <ScreenSkeleton />;
}

export default function PromotePage({ loaderData }: Route.ComponentProps) {
  const { bumpAfterDays, promotions } = loaderData;
  return (
    <>
      <h1 className="font-semibold text-2xl">{m.promote_title()}</h1>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{m.promote_text({ days: number(bumpAfterDays) })}</p>
      <PromotedListings promotions={promotions} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  return <ErrorState title={m.promote_fetch_failed()} text={routeFailureText(error)} onRetry={revalidate} />;
}
