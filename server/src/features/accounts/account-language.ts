import { currentLanguage, type SiteLanguage } from '@thikana/contract/language';
import type { Kysely, Transaction } from 'kysely';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { accountsRepository } from './accounts.repository.ts';

/** The language for an account: the one that its owner chose, or else that of the page they use. */
export function languageFor(
  user: Pick<UserRow, 'language' | 'has_chosen_language'>,
  ofPage: SiteLanguage,
): SiteLanguage {
  return user.has_chosen_language ? user.language : ofPage;
}

/** After a login: keeps the language of its page, unless the owner of the account chose one. */
export async function keepLanguage(
  db: Kysely<Tables> | Transaction<Tables>,
  user: UserRow,
): Promise<UserRow> {
  const language = languageFor(user, currentLanguage());
  return language === user.language ? user : accountsRepository(db).setLanguage(user.id, { language });
}
