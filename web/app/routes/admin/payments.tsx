import { listClaims } from '@thikana/contract/featured';
import { loadError } from '#web/components/layout/load-error.tsx';
import { Claims } from '#web/features/promotion/claims.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { DetailSkeleton } from './shell/detail-skeleton.tsx';

export const meta = unlistedMeta(m.admin_payments_meta);

export const clientLoader = privateClientLoader({ role: 'admin' }, (call) => call(listClaims, {}));

export const HydrateFallback = DetailSkeleton;

export default function AdminPaymentsPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { claims, waiting, running } = loaderData;
  return (
    <>
      <h1 className="font-semibold text-title">{m.admin_payments()}</h1>
      <p role="status" className="mt-1 mb-4 text-ink-soft">
        {m.admin_payments_counts({ waiting: number(waiting), running: number(running) })}
      </p>
      <Claims claims={claims} />
    </>
  );
}

export const ErrorBoundary = loadError(m.admin_payments_failed);
