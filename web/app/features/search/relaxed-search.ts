import { listText } from '@thikana/contract/list-text';
import { m } from '#web/paraglide/messages.js';
import { type Choice, choiceLabel, choicesInForce } from './filter-table.ts';
import { placesWithDistance } from './places-with-distance.ts';
import { type SearchFilter, tidied } from './search-filter.ts';

/** The search with the parameters that an answer relaxed, and how it differs. */
export function relaxedSearch(
  filter: SearchFilter,
  instead: Readonly<Record<string, string>>,
): { filter: SearchFilter; text: string } {
  const relaxed = tidied({ ...filter, ...instead });
  const changes = choicesInForce(filter)
    // What is left out comes last: `1 BHK, 2 BHK and without “Garden”`.
    .toSorted((one, other) => Number(relaxed[one] === '') - Number(relaxed[other] === ''))
    .flatMap((name) => changeOf(name, filter, relaxed) ?? []);
  if (relaxed.spelling !== filter.spelling) changes.unshift(m.list_close_words());
  return { filter: relaxed, text: listText(changes) };
}

function changeOf(name: Choice, filter: SearchFilter, relaxed: SearchFilter): string | undefined {
  const asked = choiceLabel(name, filter);
  if (relaxed[name] === '') return m.list_close_without({ filter: asked });
  const label = choiceLabel(name, relaxed);
  if (label === asked) return undefined;
  if (name !== 'location') return label;
  const before = filter.location.split(',');
  const added = relaxed.location.split(',').filter((area) => !before.includes(area));
  return m.list_close_also({ places: placesWithDistance(before, added) });
}
