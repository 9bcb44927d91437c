import { alertFrequencies } from '@thikana/contract/alerts';
import { currentLanguage } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import type { PlainForm } from '../../http/plain-forms.ts';
import { alertLink, idOfLink } from './alert-links.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
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
  const recipientId = idOfLink(dependencies, 'manage', token);
  if (recipientId === undefined) return page;
  const searches = searchesRepository(db);
  const search = fields.get('search') ?? '';
  const action = isOneClick ? 'pause' : fields.get('action');
  const frequency = alertFrequencies.find((each) => each === action);
  if (action === 'pause' || action === 'resume')
    await pauseAlerts(db, recipientId, { isPaused: action === 'pause', at: now() });
  else if (action === 'remove') await searches.remove(recipientId, search);
  else if (frequency) await searches.setFrequency(recipientId, search, frequency);
  return page && `${page}?changed=${encodeURIComponent(action ?? '')}`;
}

async function confirm(dependencies: AlertsDependencies, token: string): Promise<string> {
  const searches = searchesRepository(dependencies.db);
  const id = idOfLink(dependencies, 'confirm', token);
  const search = id === undefined ? undefined : await searches.find(id);
  if (!search) return pathIn(`/alerts/confirm/${encodeURIComponent(token)}`);
  await searches.confirm(search.id, dependencies.now());
  // Only a reader of the mailbox chooses the language of its emails.
  await recipientsRepository(dependencies.db).setLanguage(search.recipient_id, currentLanguage());
  const link = alertLink(dependencies, 'manage', search.recipient_id);
  return `${new URL(link).pathname}?changed=confirmed`;
}
