import type { AlertFrequency, SavedFilter } from '@thikana/contract/alerts';
import { currentLanguage } from '@thikana/contract/language';
import { alertLink } from './alert-links.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { describeSearch } from './describe-search.ts';
import { searchConfirmationMail } from './mails/search-confirmation-mail.ts';
import { recipientsRepository } from './recipients.repository.ts';
import { prepareSearch, saveSearch } from './save-search.ts';

/** Asks an email address to confirm a search. A search that is already confirmed sends no email. */
export async function subscribe(
  dependencies: AlertsDependencies,
  { email, ...wanted }: { email: string; search: SavedFilter; frequency: AlertFrequency },
): Promise<void> {
  const { db, mail, site } = dependencies;
  const prepared = await prepareSearch(dependencies, { ...wanted, confirmedAt: null });
  const reader = { email, language: currentLanguage() };
  await db.transaction().execute(async (transaction) => {
    const recipientId = await recipientsRepository(transaction).idOfAddress(reader);
    const saved = await saveSearch(transaction, recipientId, prepared);
    if (saved.confirmed_at) return;
    await mail.enqueue(transaction, reader, () =>
      searchConfirmationMail({
        siteName: site.name,
        label: describeSearch({ ...saved.search, q: undefined }),
        link: alertLink(dependencies, 'confirm', saved.id),
      }),
    );
  });
}
