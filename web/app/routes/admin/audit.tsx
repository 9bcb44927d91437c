import { auditActions, auditActors, listAuditEntries } from '@thikana/contract/audit';
import { loadError } from '#web/components/layout/load-error.tsx';
import { auditActionLabel } from '#web/features/administration/audit-action.ts';
import { AuditTable } from '#web/features/administration/audit-table.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import { number } from '#web/lib/format/format.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { FilterSelect } from './shell/filter-select.tsx';
import { ListSkeleton } from './shell/list-skeleton.tsx';
import { chosenIn, pageIn } from './shell/paging.ts';
import { TablePage } from './shell/table-page.tsx';

export const meta = unlistedMeta(m.admin_audit_meta);

export const clientLoader = privateClientLoader({ role: 'admin' }, async (call, { url }) => {
  const action = chosenIn(url.searchParams, 'action', auditActions);
  const page = pageIn(url.searchParams);
  const by = chosenIn(url.searchParams, 'by', auditActors);
  const log = await call(listAuditEntries, { query: { page, action, by } });
  return { ...log, action, by };
});

export const HydrateFallback = ListSkeleton;

export default function AdminAuditPage({ loaderData }: PageProps<typeof clientLoader>) {
  const { entries, page, total, totalPages, action, by } = loaderData;
  return (
    <TablePage
      title={m.admin_shell_audit()}
      found={m.admin_audit_found({ count: number(total) })}
      pages={{ page, totalPages }}
      pagesLabel={m.admin_audit_pages()}
      controls={
        <>
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
        </>
      }
      table={<AuditTable entries={entries} />}
    >
      <p className="-mt-4 text-ink-soft">{m.admin_audit_text()}</p>
    </TablePage>
  );
}

export const ErrorBoundary = loadError(m.admin_audit_failed);
