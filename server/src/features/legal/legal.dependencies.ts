import type { PackTexts } from '../../platform/database/tables/city-tables.ts';
import type { SettingsReader } from '../site/site.feature.ts';

export interface LegalDependencies {
  settings: SettingsReader;
  findPackTexts: () => Promise<PackTexts>;
}
