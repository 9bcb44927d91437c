import { viewBatch } from '@thikana/contract/batches';
import { useRevalidator } from 'react-router';
import { BatchActions } from '#web/features/imports/batch-actions.tsx';
import { BatchFacts } from '#web/features/imports/batch-facts.tsx';
import { recentDecisions } from '#web/features/moderation/recent-decisions.ts';
import { UndoBar } from '#web/features/moderation/undo-bar.tsx';
import { useUndo } from '#web/features/moderation/use-undo.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

import { BackLink } from './shell/back-link.tsx';
import { detailError } from './shell/detail-error.tsx';
import { DetailSkeleton } from './shell/detail-skeleton.tsx';

export const meta = unlistedMeta(m.imports_title);

export const clientLoader = privateClientLoader({ role: 'moderator' }, (call, { params }) =>
  call(viewBatch, { params: { id: params.id ?? '' } }),
);

export const HydrateFallback = DetailSkeleton;

export default function ViewImportPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { batch } = loaderData;
  const { revalidate } = useRevalidator();
  const undo = useUndo(revalidate);
  return (
    <div className="grid gap-4">
      <BackLink to="/admin/imports">{m.imports_back()}</BackLink>
      <h1 className="font-semibold text-title wrap-anywhere">
        {m.imports_heading({ number: batch.id, file: batch.file })}
      </h1>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <BatchFacts batch={batch} />
        <BatchActions
          {...loaderData}
          onApproved={(ids) => recentDecisions.add({ decision: 'approve', ids })}
          onChanged={revalidate}
        >
          {batch.state !== 'undone' && <UndoBar undo={undo} />}
        </BatchActions>
      </div>
    </div>
  );
}

export const ErrorBoundary = detailError({
  missing: m.imports_not_found,
  to: '/admin/imports',
  back: m.imports_back,
});
