import { type Settings, settingsSchema } from '@thikana/contract/settings';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { currentFacts } from '../city/city.feature.ts';
import { defaultSettings } from './default-settings.ts';
import { settingsRepository } from './settings.repository.ts';

type Presented = Pick<Settings, 'contactEmail' | 'contactPhones' | 'contactLocation'> & {
  brand: Pick<Settings['brand'], 'name' | 'colour'>;
};

/** Saves the settings of a new site, complete with the defaults of its city. */
export async function saveFirstSettings(db: Kysely<Tables>, { brand, ...contact }: Presented): Promise<void> {
  const defaults = defaultSettings({}, currentFacts());
  const settings = settingsSchema.parse({ ...defaults, ...contact, brand: { ...defaults.brand, ...brand } });
  await settingsRepository(db).save(settings);
}
