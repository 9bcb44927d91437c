import type { AlertFrequency, SavedFilter } from '@thikana/contract/alerts';
import { currentLanguage } from '@thikana/contract/language';
import { confirmationLink } from './alert-links.ts';
import type { AlertsDependencies } from './alerts.dependencies.ts';
import { describeSearch } from './describe-search.ts';
import { searchConfirmationMail } from './mails/search-confirmation-mail.ts';
import { recipientsRepository } from './recipients.repository.ts';
import { prepareSearch, saveSearch } from './save-search.ts';

/**
 * Asks an email address to confirm a search and its frequency. If they are confirmed already, no email is sent; until
 * they are, nothing changes.
 */
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
    if (saved.confirmed_at && saved.frequency === wanted.frequency) return;
    await mail.enqueue(transaction, reader, () =>
      searchConfirmationMail({
        siteName: site.name,
        label: describeSearch({ ...saved.search, q: undefined }),
        link: confirmationLink(dependencies, { id: saved.id, frequency: wanted.frequency }),
      }),
    );
  });
}
