import type { System } from '@thikana/contract/system';
import { warnLimits } from '@thikana/contract/watch';
import { Notice } from '#web/components/ui/notice.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

/** Problems that an administrator should solve. */
export function SystemWarnings({ system: { disk, lastBackup }, now }: { system: System; now: number }) {
  const isLow = disk.freeBytes < disk.totalBytes * warnLimits.freeDiskShare;
  const isOld = lastBackup !== null && now - Date.parse(lastBackup.at) > warnLimits.backupAgeSeconds * 1_000;
  return (
    <>
      {isLow && (
        <Notice tone="warning" title={m.system_disk_low()} className="mb-4">
          {m.system_disk_low_text()}
        </Notice>
      )}
      {lastBackup === null && (
        <Notice tone="warning" title={m.system_backup_missing()} className="mb-4">
          {m.system_backup_none_text()}
        </Notice>
      )}
      {lastBackup !== null && lastBackup.picturesWithoutFiles > 0 && (
        <Notice tone="warning" title={m.system_backup_gaps()} className="mb-4">
          {m.system_backup_gaps_text({ count: number(lastBackup.picturesWithoutFiles) })}
        </Notice>
      )}
      {isOld && (
        <Notice tone="warning" title={m.system_backup_old()} className="mb-4">
          {m.system_backup_old_text()}
        </Notice>
      )}
    </>
  );
}
