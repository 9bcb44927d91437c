import { type Settings, settingsSchema } from '@thikana/contract/settings';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { defaultLandUnits } from './default-settings.ts';
import { settingsRepository } from './settings.repository.ts';

/** The current settings. */
export interface SettingsReader {
  get(): Promise<Settings>;
}

export interface KeptSettings extends SettingsReader {
  /** The settings as they were read last, for what cannot wait; the defaults before. */
  latest(): Settings;
  /** Reads them again, because any process may have changed them. */
  forget(): void;
}

/** Reads the settings once and caches them until they are stale. */
export function createSettings(options: { db: Kysely<Tables>; defaults: Settings }): KeptSettings {
  let kept: Promise<Settings> | undefined;
  let latest = options.defaults;
  function get(): Promise<Settings> {
    if (kept) return kept;
    const reading = readSettings(options.db, options.defaults);
    kept = reading;
    reading.then(
      (settings) => {
        if (kept === reading) latest = settings;
      },
      () => {
        if (kept === reading) kept = undefined;
      },
    );
    return reading;
  }
  return {
    get,
    latest: () => latest,
    forget() {
      kept = undefined;
      get().catch(() => undefined);
    },
  };
}

/** The land unit weights that totals are computed with. */
export async function findLandUnits(db: Kysely<Tables>): Promise<Settings['landUnits']> {
  const saved = await settingsRepository(db).find();
  return settingsSchema.pick({ landUnits: true }).safeParse(saved).data?.landUnits ?? defaultLandUnits;
}

/** The saved settings, completed by the defaults. A value of an older version that is no longer valid is ignored. */
export async function readSettings(
  db: Kysely<Tables> | Transaction<Tables>,
  defaults: Settings,
): Promise<Settings> {
  const saved = await settingsRepository(db).find();
  const valid = Object.entries(saved ?? {}).flatMap(([name, value]) => {
    const read = isSetting(name) ? settingsSchema.shape[name].safeParse(value) : undefined;
    return read?.success ? [[name, read.data]] : [];
  });
  return { ...defaults, ...Object.fromEntries(valid) };
}

const isSetting = (name: string): name is keyof Settings => Object.hasOwn(settingsSchema.shape, name);
