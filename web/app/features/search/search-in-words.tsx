import { factsLine } from '#web/lib/format/facts-line.ts';
import { choiceLabel, choicesInForce } from './filter-table.ts';
import type { SearchFilter } from './search-filter.ts';

/** '2 BHK · Matigara · Up to ₹12,000' */
export default function SearchInWords({ filter }: { filter: SearchFilter }) {
  return factsLine(choicesInForce(filter).map((name) => choiceLabel(name, filter)));
}
