import type { Settings } from '@thikana/contract/settings';
import { pageUrl } from '../../lib/addresses.ts';
import type { MailTo } from '../../platform/mail/mail-queue.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { AvailabilityDependencies } from './availability.dependencies.ts';
import { availabilityLink } from './availability-link.ts';
import type { DueListing, Step } from './due-listings.ts';
import { listingsUnconfirmedMail, listingUnconfirmedMail } from './mails/listing-unconfirmed-mail.ts';
import { stillAvailableMail, stillAvailableOfManyMail } from './mails/still-available-mail.ts';

/** The number of listings that one email names; the others are in the dashboard. */
const listingsPerMail = 50;

/** One email per owner, with a link for each listing. */
export function mailsToOwners(
  dependencies: Pick<AvailabilityDependencies, 'links' | 'now' | 'site'>,
  step: Step,
  listings: readonly DueListing[],
  periods: Settings['availability'],
): MailTo[] {
  const byOwner = Map.groupBy(listings, ({ owner_id }) => owner_id);
  return [...byOwner.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      reader: { email: first.owner_email, language: first.owner_language },
      compose: () => mailToOwner(dependencies, step, first.owner_name, own, periods),
    };
  });
}

function mailToOwner(
  dependencies: Pick<AvailabilityDependencies, 'links' | 'now' | 'site'>,
  step: Step,
  name: string,
  own: readonly DueListing[],
  periods: Settings['availability'],
): Mail {
  const { site } = dependencies;
  const about = own.slice(0, listingsPerMail).map(({ id, title, intent }) => ({
    title,
    intent,
    daysToAnswer: periods[intent].hideAfterDays - periods[intent].askAfterDays,
    link: availabilityLink(dependencies, id),
  }));
  const [only] = about;
  const to = { siteName: site.name, name };
  if (own.length === 1 && only)
    return step === 'asked'
      ? stillAvailableMail({ ...to, ...only })
      : listingUnconfirmedMail({ ...to, ...only });
  const many = {
    ...to,
    listings: about,
    more: own.length - about.length,
    link: pageUrl(site.publicUrl, '/dashboard/view-your-listings'),
  };
  return step === 'asked' ? stillAvailableOfManyMail(many) : listingsUnconfirmedMail(many);
}
