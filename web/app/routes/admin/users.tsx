import { countDocuments } from '@thikana/contract/moderation';
import { pageUsers, userSortKeys } from '@thikana/contract/users';
import { loadError } from '#web/components/layout/load-error.tsx';
import { UserCounts } from '#web/features/users/user-counts.tsx';
import { UsersTable } from '#web/features/users/users-table.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { FilterSelect } from './shell/filter-select.tsx';
import { ListSearch } from './shell/list-search.tsx';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { chosenIn, pageIn, redirectToLastPage, sortIn, wordsIn } from './shell/paging.ts';
import { SortSelect } from './shell/sort-select.tsx';
import { TablePage } from './shell/table-page.tsx';
import { useTableSort } from './shell/use-list-search.ts';

export const meta = unlistedMeta(m.admin_users_meta);

export const clientLoader = privateClientLoader({ role: 'admin' }, async (call, { url }) => {
  const query = {
    page: pageIn(url.searchParams),
    isVerified: chosenIn(url.searchParams, 'verified', ['true', 'false']),
    q: wordsIn(url.searchParams),
    ...sortIn(url.searchParams, userSortKeys),
  };
  const [counts, users] = await Promise.all([call(countDocuments, {}), call(pageUsers, { query })]);
  redirectToLastPage(url, users);
  return { counts: counts.result, users, query };
});

export function HydrateFallback() {
  return <ListSkeleton cards={['total', 'verified', 'unverified']} />;
}

const sortColumns = () => [
  { key: 'created', label: m.admin_user_since() },
  { key: 'name', label: m.admin_column_name() },
  { key: 'email', label: m.admin_column_email() },
  { key: 'role', label: m.admin_column_role() },
  { key: 'verified', label: m.admin_column_verified() },
];

export default function AdminUsersPage({
  loaderData: { counts, users, query },
}: PageProps<typeof clientLoader>) {
  const sort = useTableSort(query);
  return (
    <TablePage
      title={m.admin_users()}
      found={m.admin_users_found({ count: number(users.total) })}
      pages={users}
      pagesLabel={m.admin_users_pages()}
      controls={
        <>
          <ListSearch label={m.admin_users_search()} hint={m.admin_users_search_hint()} />
          <FilterSelect
            name="verified"
            label={m.admin_filter_verified()}
            value={query.isVerified ?? ''}
            options={[
              { value: '', label: m.admin_filter_all() },
              { value: 'true', label: m.admin_verified() },
              { value: 'false', label: m.admin_filter_unverified() },
            ]}
          />
          <SortSelect sort={sort} columns={sortColumns()} />
        </>
      }
      table={<UsersTable users={users.data} sort={sort} />}
    >
      <UserCounts
        total={counts.usersRes}
        verified={counts.verifiedUsersRes}
        unverified={counts.unverifiedUsersRes}
      />
    </TablePage>
  );
}

export const ErrorBoundary = loadError(m.admin_users_failed);
