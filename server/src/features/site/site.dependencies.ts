import type { Settings } from '@thikana/contract/settings';
import type { Site } from '@thikana/contract/site';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { PlaceProvider } from '../../platform/places/places.ts';
import type { KeptSettings } from './settings.ts';
import type { SiteFigures } from './site-figures.ts';

/** What the operations on the site as a whole work with. */
export interface SiteDependencies {
  db: Kysely<Tables>;
  mail: MailQueue;
  places: PlaceProvider;
  name: string;
  url: string;
  /** What browsers ask Google for places with; undefined where they ask this site. */
  googleMapsKey: string | undefined;
  /** What the OpenID provider is called, where there is one. */
  signInWith: string | undefined;
  /** The operator's drawn map. */
  tiles: Site['tiles'];
  settings: KeptSettings;
  /** What the settings are where nobody saved any. */
  defaults: Settings;
  figures: SiteFigures;
  recomputeLandTotals: (transaction: Transaction<Tables>, units: Settings['landUnits']) => Promise<void>;
}
