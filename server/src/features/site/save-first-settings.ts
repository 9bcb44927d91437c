import { type Settings, settingsSchema } from '@thikana/contract/settings';
import type { Kysely } from 'kysely';
import { markStale } from '../../http/staleness.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { currentFacts } from '../city/city.feature.ts';
import { defaultSettings, noFloors } from './default-settings.ts';
import { settingsRepository } from './settings.repository.ts';

type Presented = Pick<Settings, 'contactEmail' | 'contactPhones' | 'contactLocation'> & {
  brand: Pick<Settings['brand'], 'name' | 'colour'> & Partial<Pick<Settings['brand'], 'logo' | 'icon'>>;
};

/** Saves the settings of a new site, complete with the defaults of its city. */
export async function saveFirstSettings(db: Kysely<Tables>, { brand, ...contact }: Presented): Promise<void> {
  const defaults = defaultSettings({}, currentFacts());
  const settings = settingsSchema.parse({
    ...defaults,
    ...contact,
    counterFloors: noFloors,
    brand: { ...defaults.brand, ...brand },
  });
  await settingsRepository(db).save(settings);
}

/** On a site without settings: lets the counters begin at 0. All other settings stay the defaults. */
export async function beginCountersAtZero(db: Kysely<Tables>): Promise<void> {
  if (await settingsRepository(db).saveFirst({ counterFloors: noFloors })) await markStale(db, ['site']);
}
