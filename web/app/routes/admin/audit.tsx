import { auditActions, listAuditEntries } from '@thikana/contract/audit';
import { useSearchParams } from 'react-router';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { auditActionLabel } from '#web/features/administration/audit-action.ts';
import { toAction, toActor, toPage } from '#web/features/administration/audit-query.ts';
import { AuditTable } from '#web/features/administration/audit-table.tsx';
import { number } from '#web/lib/format/format.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import type { Route } from './+types/audit';
import { adminMeta } from './shell/admin-meta.ts';
import { FilterSelect } from './shell/filter-select.tsx';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { LoadFailed } from './shell/load-failed.tsx';
import { hrefOfPage } from './shell/paging.ts';

export function meta() {
  return adminMeta(m.admin_audit_meta());
}

export const clientLoader = privateClientLoader({ role: 'admin' }, async (call, { url }) => {
  const action = toAction(url.searchParams.get('action'));
  const page = toPage(url.searchParams.get('page'));
  const by = toActor(url.searchParams.get('by'));
  const log = await call(listAuditEntries, { query: { page, action, by } });
  return { ...log, action, by };
});

export function HydrateFallback() {
  return <ListSkeleton cards={[]} />;
}

export default function AdminAuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, page, total, totalPages, action, by } = loaderData;
  const [search] = useSearchParams();
  return (
    <>
      <h1 className="font-semibold text-2xl">{m.admin_shell_audit()}</h1>
      <p className="text-ink-soft">{m.admin_audit_text()}</p>
      <div className="my-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <FilterSelect
            name="by"
            label={m.admin_audit_admin()}
            value={by ?? ''}
            options={[
              { value: '', label: m.admin_audit_anybody() },
              { value: 'administrators', label: m.admin_audit_administrators() },
              { value: 'site', label: m.admin_audit_by_site() },
            ]}
          />
          <FilterSelect
            name="action"
            label={m.admin_audit_action()}
            value={action ?? ''}
            options={[
              { value: '', label: m.admin_audit_all() },
              ...auditActions.map((value) => ({ value, label: auditActionLabel(value) })),
            ]}
          />
        </div>
        <p role="status" className="text-ink-soft">
          {m.admin_audit_found({ count: number(total) })}
        </p>
      </div>
      <AuditTable entries={entries} />
      <div className="mt-6">
        <Pagination
          page={page}
          totalPages={totalPages}
          hrefFor={(target) => hrefOfPage(search, target)}
          label={m.admin_audit_pages()}
        />
      </div>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LoadFailed error={error} title={m.admin_audit_failed()} />;
}
