import { AppError } from '@thikana/contract/errors';
import type { ReportAction } from '@thikana/contract/reports';
import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { hideListings, listingRows, unhideListings } from '../listings/listings.feature.ts';
import { listingHiddenMail } from './mails/listing-hidden-mail.ts';
import { warningMail } from './mails/warning-mail.ts';
import type { ReportsDependencies } from './reports.dependencies.ts';
import { reportsRepository, type Subject } from './reports.repository.ts';

export interface Act {
  adminId: string;
  subject: Subject & { label: string };
  /** Undefined if the account was deleted. */
  personId: string | undefined;
  action: ReportAction;
  note: string | undefined;
  /** Whether there are open reports to settle, rather than only a hidden listing to show again. */
  isOpen: boolean;
}

/** Carries out an action on a reported listing or person, with its audit log entry and email. */
export async function actOnReports(
  transaction: Transaction<Tables>,
  dependencies: ReportsDependencies,
  act: Act,
): Promise<void> {
  const { adminId, subject, note: reason = '' } = act;
  switch (act.action) {
    case 'dismiss':
      return dismiss(transaction, dependencies, act);
    case 'warn':
      return warn(transaction, dependencies, act);
    case 'hide':
      return hide(transaction, dependencies, act);
    case 'reject':
      await requireListing(transaction, subject);
      return dependencies.moderation.decideWithin(transaction, {
        listingId: subject.id,
        adminId,
        to: 'rejected',
        reason,
      });
    case 'ban':
      return dependencies.users.banWithin(transaction, adminId, { userId: requirePerson(act), reason });
  }
}

async function dismiss(
  transaction: Transaction<Tables>,
  { matchSavedSearches }: ReportsDependencies,
  { adminId, subject, personId, note, isOpen }: Act,
): Promise<void> {
  const listing =
    subject.kind === 'listing' ? await listingRows(transaction).findForUpdate(subject.id) : undefined;
  const about = {
    id: subject.kind === 'listing' ? subject.id : (personId ?? subject.id),
    label: subject.label,
  };
  if (isOpen) {
    const action = subject.kind === 'listing' ? 'listing.dismiss-reports' : 'user.dismiss-reports';
    await recordAudit(transaction, { adminId, action, subject: about, detail: note });
  }
  if (!listing?.hidden_reasons.includes('reported')) return;
  const shown = await unhideListings(transaction, { ids: [listing.id] }, 'reported');
  await matchSavedSearches(transaction, shown);
  await recordAudit(transaction, { adminId, action: 'listing.show', subject: about, detail: note });
}

async function warn(
  transaction: Transaction<Tables>,
  { mail, site }: ReportsDependencies,
  act: Act,
): Promise<void> {
  const person = await reportsRepository(transaction).findPerson(requirePerson(act));
  if (!person) throw new AppError('user_not_found');
  const { label } = act.subject;
  const reason = act.note ?? '';
  await mail.enqueue(transaction, person, () => warningMail({ ...recipientOf(site, person), label, reason }));
  await recordAudit(transaction, {
    adminId: act.adminId,
    action: 'user.warn',
    subject: { id: person.id, label: person.name },
    detail: reason,
  });
}

async function hide(
  transaction: Transaction<Tables>,
  { mail, site, now }: ReportsDependencies,
  { adminId, subject, note: reason = '' }: Act,
): Promise<void> {
  const listing = await requireListing(transaction, subject);
  await hideListings(transaction, { ids: [listing.id] }, 'reported', now());
  const owner = await reportsRepository(transaction).findPerson(listing.owner_id);
  if (owner) {
    const { title } = listing;
    await mail.enqueue(transaction, owner, () =>
      listingHiddenMail({ ...recipientOf(site, owner), title, reason }),
    );
  }
  await recordAudit(transaction, {
    adminId,
    action: 'listing.hide',
    subject: { id: listing.id, label: listing.title },
    detail: reason,
  });
}

const recipientOf = (site: ReportsDependencies['site'], { name }: { name: string }) => ({
  siteName: site.name,
  name,
  link: pageUrl(site.publicUrl, '/contact'),
});

async function requireListing(transaction: Transaction<Tables>, { kind, id }: Subject): Promise<ListingRow> {
  const listing = kind === 'listing' ? await listingRows(transaction).findForUpdate(id) : undefined;
  if (!listing) throw new AppError('listing_not_found');
  return listing;
}

function requirePerson({ personId }: Act): string {
  if (!personId) throw new AppError('user_not_found');
  return personId;
}
