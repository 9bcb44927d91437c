import type { Accents } from '@thikana/contract/accent';
import type { Kysely } from 'kysely';
import type { Limiter } from '../../http/limiter.ts';
import type { SignedLinks } from '../../lib/signed-links.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { Razorpay } from '../../platform/payments/razorpay.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';
import type { SettingsReader } from '../site/site.feature.ts';
import type { PaymentProvider } from './payments.ts';

/** The dependencies of featured places, moving to the top and posters. */
export interface PromotionDependencies {
  db: Kysely<Tables>;
  jobs: Pick<Jobs, 'add'>;
  mail: MailQueue;
  settings: SettingsReader;
  pictures: Pick<PicturesFeature, 'drawPoster'>;
  /** Undefined if Razorpay is not configured. */
  razorpay: Razorpay | undefined;
  /** All payment providers. */
  payments: readonly PaymentProvider[];
  links: SignedLinks;
  limiter: Limiter;
  site: { name: string; publicUrl: string; accents?: Accents | undefined };
  now: () => Date;
}
