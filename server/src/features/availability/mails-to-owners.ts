import type { Settings } from '@thikana/contract/settings';
import type { AddressedMail } from '../../platform/mail/mailer.ts';
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
): AddressedMail[] {
  const { site } = dependencies;
  const byOwner = Map.groupBy(listings, ({ owner_id }) => owner_id);
  return [...byOwner.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const about = own.slice(0, listingsPerMail).map(({ id, title, intent }) => ({
      title,
      intent,
      daysToAnswer: periods[intent].hideAfterDays - periods[intent].askAfterDays,
      link: availabilityLink(dependencies, id),
    }));
    const [only] = about;
    const to = { siteName: site.name, name: first.owner_name };
    const many = {
      ...to,
      listings: about,
      more: own.length - about.length,
      link: `${site.publicUrl}/dashboard/view-your-listings`,
    };
    const isOne = own.length === 1 && only;
    const mail =
      step === 'asked'
        ? isOne
          ? stillAvailableMail({ ...to, ...only })
          : stillAvailableOfManyMail(many)
        : isOne
          ? listingUnconfirmedMail({ ...to, ...only })
          : listingsUnconfirmedMail(many);
    return [{ ...mail, to: first.owner_email }];
  });
}
