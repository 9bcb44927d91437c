import type { System } from '@thikana/contract/system';
import { Notice } from '#web/components/ui/notice.tsx';
import { number } from '#web/lib/format/format.ts';
import { dateTime } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';
import { Figure } from './figure.tsx';

type Backups = System['scheduledBackups'];

export function BackupFailure({ backups: { lastFailure } }: { backups: Backups }) {
  if (!lastFailure) return null;
  return (
    <Notice
      tone="warning"
      title={m.system_backup_failed({ date: dateTime(lastFailure.at) })}
      className="mb-4"
    >
      <span className="wrap-anywhere">{lastFailure.reason}</span>
    </Notice>
  );
}

/** When and where backups are made, and whether the last one could be restored. */
export function ScheduledBackups({ backups: { to, at, keep, lastCheck } }: { backups: Backups }) {
  return (
    <>
      <Figure
        label={m.system_schedule()}
        value={scheduleOf(to, at)}
        detail={
          to === null
            ? m.system_schedule_off_text()
            : m.system_schedule_text({ place: to, keep: number(keep) })
        }
      />
      <Figure
        label={m.system_check()}
        value={lastCheck ? dateTime(lastCheck.at) : m.system_check_none()}
        detail={
          lastCheck
            ? m.system_check_text({
                rows: number(lastCheck.rows),
                pictures: number(lastCheck.pictures),
                name: lastCheck.name,
                seconds: number(lastCheck.seconds, 0),
              })
            : m.system_check_none_text()
        }
      />
    </>
  );
}

function scheduleOf(to: string | null, at: string | null): string {
  if (to === null) return m.system_schedule_off();
  return at === null ? m.system_schedule_outside() : m.system_schedule_daily({ time: at });
}
