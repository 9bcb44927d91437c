import { type AlertFrequency, alertFrequencies } from '@thikana/contract/alerts';
import { expiry } from '@thikana/contract/expiry';
import { pageUrl } from '../../lib/addresses.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';

/** Signed links in emails: one manages the alerts of an email address, the other confirms a search. */
const purposes = { manage: 'alerts', confirm: 'confirm-search' } as const;

type Links = Pick<AlertsDependencies, 'links' | 'now'>;
type LinksOfSite = Links & Pick<AlertsDependencies, 'site'>;

const inDays = ({ now }: Links, days: number) => new Date(now().getTime() + days * dayMilliseconds);

/** Manages the alerts of a recipient. Unsubscribing must work from an old email. */
export function alertLink(dependencies: LinksOfSite, recipientId: string): string {
  const { links, site } = dependencies;
  const until = inDays(dependencies, expiry.alertManagementDays);
  return pageUrl(site.publicUrl, `/alerts/${links.sign(purposes.manage, recipientId, until)}`);
}

export function recipientOfLink({ links, now }: Links, token: string): string | undefined {
  return links.read(purposes.manage, token, now());
}

/** Confirms a search with the frequency that was asked for. */
export function confirmationLink(
  dependencies: LinksOfSite,
  { id, frequency }: { id: string; frequency: AlertFrequency },
): string {
  const { links, site } = dependencies;
  const until = inDays(dependencies, expiry.alertConfirmationDays);
  return pageUrl(
    site.publicUrl,
    `/alerts/confirm/${links.sign(purposes.confirm, `${id} ${frequency}`, until)}`,
  );
}

/** Links of an earlier version have no frequency. */
export function readConfirmation(
  { links, now }: Links,
  token: string,
): { id: string; frequency?: AlertFrequency } | undefined {
  const subject = links.read(purposes.confirm, token, now());
  if (subject === undefined) return undefined;
  const [id = '', asked] = subject.split(' ');
  const frequency = alertFrequencies.find((each) => each === asked);
  return { id, ...(frequency && { frequency }) };
}
