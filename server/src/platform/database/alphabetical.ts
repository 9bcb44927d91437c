import { baseLanguage, currentLanguage } from '@thikana/contract/language';
import { type RawBuilder, sql } from 'kysely';

/** A text to sort by, in the order of the current language. In English, that of the database, which has an index. */
export function alphabetical(text: RawBuilder<string>): RawBuilder<string> {
  const language = currentLanguage();
  return language === baseLanguage ? text : sql`${text} collate ${sql.id(`${language}-x-icu`)}`;
}
