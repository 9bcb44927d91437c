const spelled: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const number = `(?:[1-9]|1\\d|20|${Object.keys(spelled).join('|')})`;
/** `2`, `2 or 3`, `2-4`. */
const numbers = `(${number}(?:\\s*(?:[,/&–-]|or|and|to)\\s*${number})*)`;
const before = '(at ?least|minimum|min|more than)';
const after = '(\\+|plus|(?:or|and)\\s+(?:more|above|up))';

const counted = (rooms: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.])(?:${before}\\s+)?${numbers}(?:\\s*${after})?\\s*(?:${rooms})(?:\\s*${after})?(?![\\p{L}\\p{N}])`,
    'u',
  );
const bedroomCounts = counted('bhk|bed\\s?rooms?|beds?|rooms?');
const bathroomCounts = counted('bath\\s?rooms?|baths?|toilets?');

interface FoundRooms {
  /** Exact numbers of bedrooms. */
  rooms?: number[];
  bedrooms?: number;
  bathrooms?: number;
  rest: string;
}

/** Numbers of rooms in a text: `2 bhk` is exactly two bedrooms, `2+ bhk` at least two. Bathrooms are always at least. */
export function findRooms(text: string): FoundRooms {
  const bedrooms = find(text, bedroomCounts);
  const bathrooms = find(bedrooms.rest, bathroomCounts);
  return {
    ...(bedrooms.counts && (bedrooms.isLeast ? { bedrooms: bedrooms.least } : { rooms: bedrooms.counts })),
    ...(bathrooms.counts && { bathrooms: bathrooms.least }),
    rest: bathrooms.rest,
  };
}

function find(text: string, pattern: RegExp) {
  const match = pattern.exec(text);
  if (!match) return { rest: text };
  const [whole, before, figures = '', ...after] = match;
  const named = figures.match(/\d+|[a-z]+/g)?.flatMap((each) => spelled[each] ?? (Number(each) || [])) ?? [];
  const [least, most] = [Math.min(...named), Math.max(...named)];
  const isRange = /[–-]|to/.test(figures);
  const counts = isRange ? Array.from({ length: most - least + 1 }, (_, more) => least + more) : named;
  const isMore = before === 'more than';
  return {
    counts: [...new Set(counts)].sort((one, other) => one - other),
    least: isMore ? least + 1 : least,
    isLeast: before !== undefined || after.some((each) => each !== undefined),
    rest: text.replace(whole, ' '),
  };
}
