import type { System } from '@thikana/contract/system';
import { number } from '#web/lib/format/format.ts';
import { dateTime } from '#web/lib/format/format-times.ts';
import { fileSize } from '#web/lib/format/system-format.ts';
import { m } from '#web/paraglide/messages.js';
import { Figure } from './figure.tsx';
import { ScheduledBackups } from './scheduled-backups.tsx';
import { WatchFigures } from './watch-figures.tsx';

/** Versions, memory and disk space. */
export function SystemFigures({ system }: { system: System }) {
  const { versions, migrations, database, disk, pictures, lastBackup } = system;
  const connections = number(database.connections);
  return (
    <section aria-label={m.system_figures()}>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <Figure
          label={m.system_version()}
          value={versions.thikana}
          detail={m.system_version_text({
            node: versions.node,
            postgresql: versions.postgresql,
            migration: migrations.last,
          })}
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
        <ScheduledBackups backups={system.scheduledBackups} />
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
        <WatchFigures watch={system.watch} />
      </dl>
    </section>
  );
}
