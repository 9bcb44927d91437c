import { expiry } from '@thikana/contract/expiry';
import { pageUrl } from '../../lib/addresses.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';

/** Signed links in emails: one manages the alerts of an email address, the other confirms a search. */
const purposes = { manage: 'alerts', confirm: 'confirm-search' } as const;
type Purpose = keyof typeof purposes;

// Unsubscribing must work from an old email.
const lifetimeDays = { manage: expiry.alertManagementDays, confirm: expiry.alertConfirmationDays } as const;

type Links = Pick<AlertsDependencies, 'links' | 'now'>;

export function alertLink(
  { links, now, site }: Links & Pick<AlertsDependencies, 'site'>,
  purpose: Purpose,
  id: string,
): string {
  const expiresAt = new Date(now().getTime() + lifetimeDays[purpose] * dayMilliseconds);
  const path = purpose === 'manage' ? 'alerts' : 'alerts/confirm';
  return pageUrl(site.publicUrl, `/${path}/${links.sign(purposes[purpose], id, expiresAt)}`);
}

/** The recipient or the search that a link belongs to. */
export function idOfLink({ links, now }: Links, purpose: Purpose, token: string): string | undefined {
  return links.read(purposes[purpose], token, now());
}
