import type { System } from '@thikana/contract/system';
import { findBackupCheck, findBackupFailure } from '../../platform/database/backup-records.ts';
import type { SystemDependencies } from './system.dependencies.ts';

export async function viewScheduledBackups({
  db,
  about: { backups },
}: Pick<SystemDependencies, 'db' | 'about'>): Promise<System['scheduledBackups']> {
  const [lastCheck, lastFailure] = await Promise.all([findBackupCheck(db), findBackupFailure(db)]);
  return {
    to: backups?.to ?? null,
    at: backups?.at ?? null,
    keep: backups?.keep ?? 0,
    lastCheck: lastCheck ?? null,
    lastFailure: lastFailure ?? null,
  };
}
