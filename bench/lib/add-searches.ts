import { savedSearchRow } from '../../server/src/features/alerts/saved-search-row.ts';
import { createDatabaseEngine } from '../../server/src/features/search/database-engine.ts';
import { readSearch } from '../../server/src/features/search/read-search.ts';
import { createWordReader } from '../../server/src/features/search/understanding/read-words.ts';
import { newId } from '../../server/src/lib/ids.ts';
import type { Services } from '../../server/src/services.ts';
import { type RealSearch, realSearches } from './real-searches.ts';

const rowsAtOnce = 1_000;
const purposes: Record<RealSearch['list'], { purpose?: string }> = {
  'rental-properties': { purpose: 'rent' },
  'sell-properties': { purpose: 'buy' },
  'rent-sell-listings': {},
};

/** Adds the given number of realistic searches, each of another person who gets emails at once. */
export async function addSearches(db: Services['db'], count: number) {
  const words = createWordReader(db, createDatabaseEngine(db));
  const searches = realSearches(count).map(({ list, query: { sort: _order, ...filters } }) => ({
    ...filters,
    ...purposes[list],
  }));
  for (let start = 0; start < count; start += rowsAtOnce) {
    const part = searches.slice(start, start + rowsAtOnce);
    const recipients = part.map((_, index) => {
      const email = `reader-${start + index}@example.com`;
      return { id: newId(), email, email_key: email };
    });
    await db.insertInto('alert_recipients').values(recipients).execute();
    const rows = await Promise.all(
      part.map(async (search, index) => ({
        id: newId(),
        recipient_id: recipients[index]?.id ?? '',
        ...(await savedSearchRow(
          { readSearch: (each) => readSearch(words, each) },
          {
            search,
            frequency: 'at-once',
            confirmedAt: new Date(),
          },
        )),
      })),
    );
    await db.insertInto('saved_searches').values(rows).execute();
  }
  return searches;
}
