import type { Settings } from '@thikana/contract/settings';
import type { Site } from '@thikana/contract/site';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { PlaceProvider } from '../../platform/places/places.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';
import type { KeptSettings } from './settings.ts';
import type { SiteFigures } from './site-figures.ts';
import type { SiteIdentity } from './site-identity.ts';

/** The dependencies of the site feature. */
export interface SiteDependencies {
  db: Kysely<Tables>;
  now: () => Date;
  mail: MailQueue;
  places: PlaceProvider;
  site: SiteIdentity;
  url: string;
  /** The key for Google Places; undefined if this server suggests places. */
  googleMapsKey: string | undefined;
  /** The name of the OpenID provider, if there is one. */
  signInWith: string | undefined;
  /** The operator's map tiles. */
  tiles: Site['tiles'];
  settings: KeptSettings;
  /** The settings until an administrator saves others. */
  defaults: Settings;
  figures: SiteFigures;
  pictures: Pick<PicturesFeature, 'makeBrandPictures' | 'makeMaskable' | 'receiveSlide' | 'keep' | 'release'>;
  /** Hides the listings of kinds that are not offered, and shows the others. */
  followOffers: (transaction: Transaction<Tables>, kinds: readonly string[], at: Date) => Promise<void>;
  reloadCity: () => Promise<void>;
  recomputeLandTotals: (transaction: Transaction<Tables>, units: Settings['landUnits']) => Promise<void>;
}
