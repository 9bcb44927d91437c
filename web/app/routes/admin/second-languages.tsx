import { pageWaitingTexts } from '@thikana/contract/second-language';
import { loadError } from '#web/components/layout/load-error.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ProposedTextsCard } from '#web/features/moderation/proposed-texts-card.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { pageIn, redirectToLastPage } from './shell/paging.ts';
import { TablePage } from './shell/table-page.tsx';

export const meta = unlistedMeta(m.admin_texts);

export const clientLoader = privateClientLoader({ role: 'moderator' }, async (call, { url }) => {
  const answer = await call(pageWaitingTexts, { query: { page: pageIn(url.searchParams) } });
  redirectToLastPage(url, answer);
  return answer;
});

export const HydrateFallback = ListSkeleton;

export default function SecondLanguagesPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { proposals, page, total, totalPages } = loaderData;
  return (
    <TablePage
      title={m.admin_texts()}
      found={m.admin_texts_found({ count: number(total) })}
      pages={{ page, totalPages }}
      pagesLabel={m.admin_texts_pages()}
      table={
        total === 0 ? (
          <EmptyState title={m.admin_texts_none()} text={m.admin_texts_none_text()} />
        ) : (
          <ul className="grid gap-4">
            {proposals.map((proposal) => (
              <li key={`${proposal.listing._id} ${proposal.proposedAt}`}>
                <ProposedTextsCard proposal={proposal} />
              </li>
            ))}
          </ul>
        )
      }
    >
      <p className="-mt-4 text-ink-soft">{m.admin_texts_text()}</p>
    </TablePage>
  );
}

export const ErrorBoundary = loadError(m.admin_texts_failed);
