import { expect, it } from 'vitest';
import { filterSummary } from './filter-summary.ts';
import { noFilter } from './search-filter.ts';

it.each([
  [{}, '3 found. Purpose: Any. Type: Any. Location: Any. Price: Any.'],
  [
    { landmark: 'njp-station' },
    '3 found. Purpose: Any. Type: Any. Location: Near New Jalpaiguri station. Price: Any.',
  ],
])('says of %o what was searched for', (filter, text) => {
  expect(filterSummary({ ...noFilter, ...filter }, 3)).toBe(text);
});
