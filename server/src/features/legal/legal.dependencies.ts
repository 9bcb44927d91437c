import type { PackTexts } from '../../platform/database/tables/city-tables.ts';
import type { SettingsReader, SiteIdentity } from '../site/site.feature.ts';

export interface LegalDependencies {
  settings: SettingsReader;
  site: SiteIdentity;
  findPackTexts: () => Promise<PackTexts>;
}
