import { type AuditEntry, automaticActions } from '@thikana/contract/audit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { dateTime } from '#web/lib/format/format-times.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { auditActionLabel, auditActionTone, auditSubjectPath } from './audit-action.ts';

/** The audit log, in the server's order. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const columns: Column<AuditEntry>[] = [
    {
      key: 'at',
      header: m.admin_audit_at(),
      cell: ({ at }) => <time dateTime={at}>{dateTime(at)}</time>,
      className: 'tabular-nums xl:whitespace-nowrap',
    },
    {
      key: 'admin',
      header: m.admin_audit_admin(),
      cell: ({ admin, ...entry }) =>
        admin ? (
          <ToScreen path={`/admin/users/view-user/${admin._id}`}>
            <MarkedText text={titleCase(admin.name)} />
          </ToScreen>
        ) : (
          actorWithoutAccount(entry)
        ),
    },
    {
      key: 'action',
      header: m.admin_audit_action(),
      cell: ({ action }) => (
        <Badge tone={auditActionTone(action)} className="whitespace-nowrap">
          {auditActionLabel(action)}
        </Badge>
      ),
    },
    {
      key: 'subject',
      header: m.admin_audit_subject(),
      cell: (entry) => (
        <ToScreen path={auditSubjectPath(entry)}>
          <MarkedText text={entry.subject.label} />
        </ToScreen>
      ),
      className: 'wrap-anywhere xl:min-w-40',
    },
    {
      key: 'detail',
      header: m.admin_audit_detail(),
      cell: ({ detail }) => (
        <p className="whitespace-pre-line wrap-anywhere">
          <MarkedText text={detail ?? m.admin_audit_no_detail()} />
        </p>
      ),
      className: 'min-w-0 xl:min-w-56',
    },
  ];
  return (
    <DataTable
      caption={m.admin_shell_audit()}
      columns={columns}
      rows={entries}
      rowKey={(entry) => entry.id}
      empty={<EmptyState title={m.admin_audit_none()} text={m.admin_audit_none_text()} />}
    />
  );
}

function ToScreen({ path, children }: { path: string | undefined; children: ReactNode }) {
  if (!path) return children;
  return (
    <Link
      to={path}
      className="inline-flex min-h-touch items-center text-tea underline underline-offset-4 xl:min-h-6"
    >
      {children}
    </Link>
  );
}

function actorWithoutAccount({
  action,
  isByCommandLine,
}: Pick<AuditEntry, 'action' | 'isByCommandLine'>): string {
  if (isByCommandLine) return m.admin_audit_by_command_line();
  return automaticActions.includes(action) ? m.admin_audit_by_site() : m.admin_audit_admin_gone();
}
