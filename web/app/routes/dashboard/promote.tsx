import { viewPromotions } from '@thikana/contract/promotion';
import { loadError } from '#web/components/layout/load-error.tsx';
import { ScreenSkeleton } from '#web/features/dashboard/screen-skeleton.tsx';
import { PromotedListings } from '#web/features/promotion/promoted-listings.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.promote_meta);

export const clientLoader = privateClientLoader({ role: 'user' }, (call) => call(viewPromotions, {}));

export const HydrateFallback = ScreenSkeleton;

export default function PromotePage({ loaderData }: PageProps<typeof clientLoader>) {
  const { bumpAfterDays, promotions } = loaderData;
  return (
    <>
      <h1 className="font-semibold text-title">{m.promote_title()}</h1>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{m.promote_text({ days: number(bumpAfterDays) })}</p>
      <PromotedListings promotions={promotions} />
    </>
  );
}

export const ErrorBoundary = loadError(m.promote_fetch_failed);
