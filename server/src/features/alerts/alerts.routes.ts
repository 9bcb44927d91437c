import * as contract from '@thikana/contract/alerts';
import { AppError } from '@thikana/contract/errors';
import { type Binding, bind, bindLimited, perAddress } from '../../http/binding.ts';
import { hourSeconds } from '../../lib/durations.ts';
import { m } from '../../paraglide/messages.js';
import { noteOptionalConsent } from '../consent/consent.feature.ts';
import { readConfirmation } from './alert-links.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { presentAlerts, presentSearch } from './alerts.presenter.ts';
import { linkedRecipient, recipientOfUser } from './find-recipient.ts';
import { mergeShortlist } from './merge-shortlist.ts';
import { pauseAlerts } from './pause-alerts.ts';
import { type Recipient, recipientsRepository } from './recipients.repository.ts';
import { prepareSearch, saveSearch } from './save-search.ts';
import { searchesRepository } from './searches.repository.ts';
import { subscribe } from './subscribe.ts';

const mailsPerAddress = perAddress(10);
const mailsPerRecipient = { points: 5, windowSeconds: hourSeconds };

export function alertsRoutes(dependencies: AlertsDependencies): Binding[] {
  const { db, limiter, settings, now } = dependencies;
  const searches = searchesRepository(db);
  const recipients = recipientsRepository(db);
  const present = async (recipient: Recipient) =>
    presentAlerts(recipient, await searches.list(recipient.id), (await settings.get()).alerts);

  const ofUser = (userId: string) =>
    db.transaction().execute((transaction) => recipientOfUser(transaction, userId));

  return [
    bind(contract.viewAlerts, async ({ viewer }) => present(await ofUser(viewer.user.id))),
    bind(contract.saveSearch, async ({ viewer, body }) => {
      const prepared = await prepareSearch(dependencies, { ...body, confirmedAt: now() });
      return db.transaction().execute(async (transaction) => {
        const { id, isPaused } = await recipientOfUser(transaction, viewer.user.id);
        const saved = await saveSearch(transaction, id, prepared);
        if (body.frequency && body.frequency !== 'off' && !isPaused)
          await noteOptionalConsent(transaction, {
            userId: viewer.user.id,
            purpose: 'alerts',
            isGiven: true,
            at: now(),
          });
        return presentSearch(saved);
      });
    }),
    bind(contract.changeSearch, ({ viewer, params, body }) =>
      // An id that belongs to another recipient must not create a recipient either.
      db.transaction().execute(async (transaction) => {
        const { id } = await recipientOfUser(transaction, viewer.user.id);
        const changed = await searchesRepository(transaction).setFrequency(id, params.id, body.frequency);
        if (!changed) throw new AppError('search_not_found');
        return presentSearch(changed);
      }),
    ),
    bind(contract.removeSearch, ({ viewer, params }) =>
      db.transaction().execute(async (transaction) => {
        const { id } = await recipientOfUser(transaction, viewer.user.id);
        const isRemoved = await searchesRepository(transaction).remove(id, params.id);
        if (!isRemoved) throw new AppError('search_not_found');
        return { message: m.alerts_search_removed() };
      }),
    ),
    bind(contract.pauseAlerts, async ({ viewer, body }) => {
      const { id } = await ofUser(viewer.user.id);
      await db.transaction().execute((transaction) => pauseAlerts(transaction, id, { ...body, at: now() }));
      return present(await recipients.getOfUser(viewer.user.id));
    }),
    bindLimited(contract.subscribeToSearch, [mailsPerAddress], async ({ body }) => {
      await limiter.useKey('subscribe-to-search', body.email.toLowerCase(), mailsPerRecipient);
      await subscribe(dependencies, body);
      return { message: m.alerts_confirm_by_email() };
    }),
    bind(contract.viewLinkedAlerts, async ({ params }) => {
      const recipient = await linkedRecipient(dependencies, params.token);
      if (!recipient) throw new AppError('link_invalid');
      return present(recipient);
    }),
    bind(contract.viewSubscription, async ({ params }) => {
      const confirmation = readConfirmation(dependencies, params.token);
      const search = confirmation && (await searches.find(confirmation.id));
      const recipient = search && (await recipients.find(search.recipient_id));
      if (!search || !recipient) throw new AppError('link_invalid');
      const { frequency = search.frequency } = confirmation;
      return {
        search: presentSearch({ ...search, frequency }),
        email: recipient.email,
        isConfirmed: search.confirmed_at !== null && search.frequency === frequency,
      };
    }),
    bind(contract.mergeShortlist, async ({ viewer, body }) => ({
      shortlist: await mergeShortlist(dependencies, viewer.user.id, body),
    })),
  ];
}
