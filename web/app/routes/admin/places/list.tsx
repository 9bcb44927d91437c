import { useRevalidator } from 'react-router';
import { loadError } from '#web/components/layout/load-error.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { DataTable } from '#web/components/ui/table.tsx';
import { FileCard } from '#web/features/places/file-card.tsx';
import { placeColumns } from '#web/features/places/place-columns.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { kindIn } from '../shell/kind-in.ts';
import { ListSearch } from '../shell/list-search.tsx';
import { ListSkeleton } from '../shell/list-skeleton.tsx';
import { pageIn, redirectToLastPage, wordsIn } from '../shell/paging.ts';
import { TablePage } from '../shell/table-page.tsx';

export const meta = unlistedMeta(m.places_meta);

export const clientLoader = privateClientLoader({ role: 'editor' }, async (call, { params, url }) => {
  const kind = kindIn(params);
  const query = { page: pageIn(url.searchParams), q: wordsIn(url.searchParams) };
  const found = await kind.list(call, query);
  redirectToLastPage(url, found);
  return { kind, found };
});

export const HydrateFallback = () => <ListSkeleton cards={[]} />;

export default function PlacesPage({ loaderData: { kind, found } }: PageProps<typeof clientLoader>) {
  const { revalidate } = useRevalidator();
  const { texts, path } = kind;
  return (
    <TablePage
      title={texts.title()}
      found={m.places_found({ count: number(found.total) })}
      pages={found}
      pagesLabel={m.places_pages()}
      controls={
        <>
          <ListSearch label={texts.search()} hint={texts.hint()} />
          <ButtonLink to={`${path}/add`}>{texts.add()}</ButtonLink>
        </>
      }
      table={
        <>
          <DataTable
            caption={texts.title()}
            columns={placeColumns(kind)}
            rows={found.places}
            rowKey={({ slug }) => slug}
            empty={<EmptyState title={m.places_empty()} text={m.places_empty_text()} />}
          />
          <FileCard key={path} kind={kind} onImported={revalidate} />
        </>
      }
    >
      <p className="text-ink-soft">{m.places_text()}</p>
    </TablePage>
  );
}

export const ErrorBoundary = loadError(m.places_failed);
