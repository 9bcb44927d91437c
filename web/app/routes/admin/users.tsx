import { countDocuments } from '@thikana/contract/moderation';
import { listUsers, listUsersByVerification } from '@thikana/contract/users';
import { useSearchParams } from 'react-router';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { UserCounts } from '#web/features/users/user-counts.tsx';
import { UsersTable } from '#web/features/users/users-table.tsx';
import { toVerification } from '#web/features/users/verification-filter.ts';
import { number } from '#web/lib/format.ts';
import { privateClientLoader } from '#web/lib/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/users';
import { adminMeta } from './shell/admin-meta.ts';
import { FilterSelect } from './shell/filter-select.tsx';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { LoadFailed } from './shell/load-failed.tsx';
import { hrefOfPage, pageOf } from './shell/paging.ts';
import { refetchUnlessPageTurned } from './shell/refetch.ts';

export function meta() {
  return adminMeta(m.admin_users_meta());
}

export const clientLoader = privateClientLoader({ role: 'admin' }, async (call, { url }) => {
  const isVerified = toVerification(url.searchParams.get('verified'));
  const [counts, users] = await Promise.all([
    call(countDocuments, {}),
    isVerified ? call(listUsersByVerification, { query: { isVerified } }) : call(listUsers, {}),
  ]);
  return { counts: counts.result, users: users.data, isVerified };
});

export const shouldRevalidate = refetchUnlessPageTurned;

export function HydrateFallback() {
  return <ListSkeleton cards={['total', 'verified', 'unverified']} />;
}

export default function AdminUsersPage({ loaderData: { counts, users, isVerified } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { rows, page, totalPages } = pageOf(users, search.get('page'));
  return (
    <>
      <h1 className="mb-4 font-bold text-2xl">{m.admin_users()}</h1>
      <UserCounts
        total={counts.usersRes}
        verified={counts.verifiedUsersRes}
        unverified={counts.unverifiedUsersRes}
      />
      <div className="my-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <FilterSelect
          name="verified"
          label={m.admin_filter_verified()}
          value={isVerified ?? ''}
          options={[
            { value: '', label: m.admin_filter_all() },
            { value: 'true', label: m.admin_verified() },
            { value: 'false', label: m.admin_filter_unverified() },
          ]}
        />
        <p role="status" className="text-ink-soft">
          {m.admin_users_found({ count: number(users.length) })}
        </p>
      </div>
      <UsersTable users={rows} />
      <div className="mt-6">
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefFor={(target) => hrefOfPage(search, target)}
          label={m.admin_users_pages()}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailed error={error} title={m.admin_users_failed()} />;
}
