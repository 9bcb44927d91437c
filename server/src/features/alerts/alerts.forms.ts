import { type AlertFrequency, alertFrequencies } from '@thikana/contract/alerts';
import { currentLanguage } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import type { Transaction } from 'kysely';
import type { PlainForm } from '../../http/plain-forms.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { noteOptionalConsent } from '../consent/consent.feature.ts';
import { alertLink, readConfirmation } from './alert-links.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { linkedRecipient, recipientOfUser } from './find-recipient.ts';
import { pauseAlerts } from './pause-alerts.ts';
import { recipientsRepository } from './recipients.repository.ts';
import { searchesRepository } from './searches.repository.ts';

/** The forms behind the links in alerts, and one-click unsubscribe (RFC 8058). */
export function alertForms(dependencies: AlertsDependencies): PlainForm[] {
  return [
    { path: '/alerts/:token', submit: ({ token = '' }, fields) => change(dependencies, token, fields) },
    { path: '/alerts/confirm/:token', submit: ({ token = '' }) => confirm(dependencies, token) },
  ];
}

/** The page itself explains what is wrong with a link. */
async function change(
  dependencies: AlertsDependencies,
  token: string,
  fields: URLSearchParams,
): Promise<string | undefined> {
  const { db, now } = dependencies;
  const isOneClick = fields.get('List-Unsubscribe') === 'One-Click';
  const page = isOneClick ? undefined : pathIn(`/alerts/${encodeURIComponent(token)}`);
  const reader = await linkedRecipient(dependencies, token);
  if (!reader) return page;
  const searches = searchesRepository(db);
  const search = fields.get('search') ?? '';
  const action = isOneClick ? 'pause' : fields.get('action');
  const frequency = alertFrequencies.find((each) => each === action);
  if (action === 'pause' || action === 'resume')
    await pauseAlerts(db, reader.id, { isPaused: action === 'pause', at: now() });
  else if (action === 'remove') await searches.remove(reader.id, search);
  else if (frequency) await searches.setFrequency(reader.id, search, frequency);
  return page && `${page}?changed=${encodeURIComponent(action ?? '')}`;
}

async function confirm(dependencies: AlertsDependencies, token: string): Promise<string> {
  const searches = searchesRepository(dependencies.db);
  const confirmation = readConfirmation(dependencies, token);
  const search = confirmation && (await searches.find(confirmation.id));
  if (!search) return pathIn(`/alerts/confirm/${encodeURIComponent(token)}`);
  const readerId = await dependencies.db
    .transaction()
    .execute((transaction) => confirmWithin(transaction, { ...search, ...confirmation }, dependencies.now()));
  return `${new URL(alertLink(dependencies, readerId)).pathname}?changed=confirmed`;
}

/** Confirms a search of an email address and returns its recipient. For an account, this gives its consent. */
async function confirmWithin(
  transaction: Transaction<Tables>,
  search: { id: string; recipient_id: string; query: string; frequency: AlertFrequency },
  at: Date,
): Promise<string> {
  const searches = searchesRepository(transaction);
  await searches.confirm(search.id, at);
  const recipients = recipientsRepository(transaction);
  const userId = await recipients.findAccount(search.recipient_id);
  if (userId === undefined) {
    // Only a reader of the mailbox chooses the language of its emails.
    await recipients.setLanguage(search.recipient_id, currentLanguage());
    await searches.setFrequencyOf(search.recipient_id, search);
    return search.recipient_id;
  }
  const { id, isPaused } = await recipientOfUser(transaction, userId);
  await searches.setFrequencyOf(id, search);
  if (!isPaused) await noteOptionalConsent(transaction, { userId, purpose: 'alerts', isGiven: true, at });
  return id;
}
