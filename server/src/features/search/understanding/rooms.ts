import { inAnyLanguage, oneOf, wordEnd, wordStart } from './patterns.ts';

const spelled = inAnyLanguage(({ numbers }) => numbers);
const number = `(?:[1-9]|1\\d|20|${[...spelled.keys()].join('|')})`;
const range = `[–-]|${oneOf(({ rooms }) => rooms?.to)}`;
/** `2`, `2 or 3`, `2-4`. */
const numbers = `(?<numbers>${number}(?:\\s*(?:[,/&]|${range}|${oneOf(({ rooms }) => rooms?.or)})\\s*${number})*)`;
const atLeast = oneOf(({ rooms }) => rooms?.atLeast);
const moreThan = oneOf(({ rooms }) => rooms?.moreThan);
const orMore = `\\+|${oneOf(({ rooms }) => rooms?.orMore)}`;

const counted = (rooms: string) =>
  new RegExp(
    `${wordStart}(?:(?:(?<atLeast>${atLeast})|(?<moreThan>${moreThan}))\\s+)?${numbers}` +
      `(?:\\s*(?<orMoreRooms>${orMore}))?\\s*(?:${rooms})(?:\\s*(?<orMore>${orMore}))?${wordEnd}`,
    'u',
  );
const bedroomCounts = counted(oneOf(({ rooms }) => rooms?.bedrooms));
const bathroomCounts = counted(oneOf(({ rooms }) => rooms?.bathrooms));
const isRange = new RegExp(range, 'u');

interface FoundRooms {
  /** Exact numbers of bedrooms. */
  rooms?: number[];
  bedrooms?: number;
  bathrooms?: number;
  rest: string;
}

/**
 * Numbers of rooms in a text: `2 bhk` is exactly two bedrooms, `2+ bhk` at least two. Bathrooms are always a minimum.
 */
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
  const { numbers: figures = '', atLeast, moreThan, orMoreRooms, orMore } = match.groups ?? {};
  const named =
    figures.match(/\d+|[\p{L}\p{M}]+/gu)?.flatMap((each) => spelled.get(each) ?? (Number(each) || [])) ?? [];
  const [least, most] = [Math.min(...named), Math.max(...named)];
  const counts = isRange.test(figures)
    ? Array.from({ length: most - least + 1 }, (_, more) => least + more)
    : named;
  return {
    counts: [...new Set(counts)].sort((one, other) => one - other),
    least: moreThan === undefined ? least : least + 1,
    isLeast: [atLeast, moreThan, orMoreRooms, orMore].some((each) => each !== undefined),
    rest: text.replace(match[0], ' '),
  };
}
