import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { isPublic, listingRows } from '../listings/listings.feature.ts';
import type { ReportsDependencies } from './reports.dependencies.ts';
import { reportsRepository, type Subject } from './reports.repository.ts';

interface FoundSubject extends Subject {
  label: string;
  /** The person that a report is about. */
  personId: string;
}

/** Finds the subject of a report if the reporter can see it. Locks a listing until the transaction ends. */
export function findSubject(
  transaction: Transaction<Tables>,
  dependencies: ReportsDependencies,
  subject: Subject,
  reporterId: string,
): Promise<FoundSubject> {
  switch (subject.kind) {
    case 'listing':
      return findListing(transaction, subject.id);
    case 'user':
      return findPerson(transaction, subject.id);
    case 'conversation':
    case 'refusal':
      return findConversation(transaction, dependencies, subject, reporterId);
  }
}

async function findListing(transaction: Transaction<Tables>, id: string): Promise<FoundSubject> {
  const listing = await listingRows(transaction).findForUpdate(id);
  if (!listing || !isPublic(listing)) throw new AppError('listing_not_found');
  return { kind: 'listing', id, label: listing.title, personId: listing.owner_id };
}

/** By account id, or by one of their public listings. */
async function findPerson(transaction: Transaction<Tables>, id: string): Promise<FoundSubject> {
  const reports = reportsRepository(transaction);
  const [listing] = await listingRows(transaction).listPublicByIds([id]);
  const person = await reports.findPerson(listing?.owner_id ?? id);
  if (!person) throw new AppError('user_not_found');
  return { kind: 'user', id: person.id, label: person.name, personId: person.id };
}

async function findConversation(
  transaction: Transaction<Tables>,
  { conversationsIn }: ReportsDependencies,
  { kind, id }: Subject,
  reporterId: string,
): Promise<FoundSubject> {
  const conversation = await conversationsIn(transaction).findFor(id, reporterId);
  // Only a seeker can be refused.
  if (!conversation || (kind === 'refusal' && conversation.side !== 'seeker'))
    throw new AppError('conversation_not_found');
  return { kind, id, label: conversation.label, personId: conversation.otherId };
}
