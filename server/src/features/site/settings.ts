import { type Settings, settingsSchema } from '@thikana/contract/settings';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { defaultLandUnits } from './default-settings.ts';
import { settingsRepository } from './settings.repository.ts';

/** The settings as they are now, for whatever follows them. */
export interface SettingsReader {
  get(): Promise<Settings>;
}

export interface KeptSettings extends SettingsReader {
  /** They may have been changed, by any process. */
  forget(): void;
}

/** Reads the settings once and keeps them until they go stale. */
export function createSettings(options: { db: Kysely<Tables>; defaults: Settings }): KeptSettings {
  let kept: Promise<Settings> | undefined;
  return {
    get() {
      if (kept) return kept;
      const reading = readSettings(options.db, options.defaults);
      kept = reading;
      reading.catch(() => {
        if (kept === reading) kept = undefined;
      });
      return reading;
    },
    forget() {
      kept = undefined;
    },
  };
}

/** Which weights of land units totals are computed with. */
export async function findLandUnits(db: Kysely<Tables>): Promise<Settings['landUnits']> {
  const saved = await settingsRepository(db).find();
  return settingsSchema.pick({ landUnits: true }).safeParse(saved).data?.landUnits ?? defaultLandUnits;
}

/** What was saved, completed by the defaults; what an older version saved and this one cannot read is left out. */
export async function readSettings(
  db: Kysely<Tables> | Transaction<Tables>,
  defaults: Settings,
): Promise<Settings> {
  const saved = await settingsRepository(db).find();
  const read = settingsSchema.safeParse({ ...defaults, ...(saved as Partial<Settings> | undefined) });
  return read.data ?? defaults;
}
