import type { System } from '@thikana/contract/system';
import type { ReactNode } from 'react';
import { dateTime } from '#web/lib/format/dates.ts';
import { number } from '#web/lib/format/format.ts';
import { fileSize } from '#web/lib/format/system-format.ts';
import { m } from '#web/paraglide/messages.js';

/** Versions, memory and disk space. */
export function SystemFigures({ system }: { system: System }) {
  const { versions, database, disk, pictures, lastBackup } = system;
  const connections = number(database.connections);
  return (
    <section aria-label={m.system_figures()}>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Figure
          label={m.system_version()}
          value={versions.thikana}
          detail={m.system_version_text({ node: versions.node, postgresql: versions.postgresql })}
        />
        <Figure
          label={m.system_running()}
          value={dateTime(system.startedAt)}
          detail={m.system_processes({ count: number(system.processes) })}
        />
        <Figure
          label={m.system_backup()}
          value={lastBackup ? dateTime(lastBackup.at) : m.system_backup_none()}
          detail={
            lastBackup
              ? m.system_backup_text({
                  size: fileSize(lastBackup.fileBytes),
                  rows: number(lastBackup.rows),
                  pictures: number(lastBackup.pictures),
                  seconds: number(lastBackup.seconds, 0),
                })
              : m.system_backup_none_text()
          }
        />
        <Figure
          label={m.system_database()}
          value={fileSize(database.bytes)}
          detail={
            database.isEmbedded
              ? m.system_database_embedded({ connections })
              : m.system_database_external({ connections })
          }
        />
        <Figure
          label={m.system_disk()}
          value={fileSize(disk.freeBytes)}
          detail={m.system_disk_text({
            total: fileSize(disk.totalBytes),
            share: number((disk.freeBytes / disk.totalBytes) * 100, 0),
          })}
        />
        <Figure
          label={m.system_pictures()}
          value={number(pictures.count)}
          detail={pictures.store === 'disk' ? m.system_pictures_disk() : m.system_pictures_s3()}
        />
      </dl>
    </section>
  );
}

function Figure({ label, value, detail }: { label: string; value: string; detail: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="mt-1">
        <p className="font-semibold text-xl tabular-nums">{value}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{detail}</p>
      </dd>
    </div>
  );
}
