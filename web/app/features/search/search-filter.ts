import { filterNames as parameters } from '@thikana/contract/search/filter-names';
import { typedAmount } from '@thikana/contract/typed-amount';

// Links and forms produce only valid values, so browsers do not validate. The server drops any other value of an
// address when it renders the document.
const schemas = import.meta.env.SSR
  ? (await import('@thikana/contract/search/search')).searchFilterQuery.shape
  : undefined;

const placeMaxLength = 100;

/**
 * The name of the place that results are near to, a doubtful name of a place as typed, and whether the map is open: only
 * the screens use these.
 */
const screenNames = ['place', 'typedPlace', 'view'] as const;

/** The parameters in the order of addresses and chips. */
export const filterNames = [...parameters, ...screenNames, 'sort'] as const;
export type FilterName = (typeof filterNames)[number];

/**
 * The filters, the sort order and whether the map is open, as the address holds them. Several values are separated by
 * commas; an empty string means any.
 */
export type SearchFilter = Record<FilterName, string>;

export const noFilter = Object.fromEntries(filterNames.map((name) => [name, ''])) as SearchFilter;

/** Reads the filter from an address, which a form without scripts may have produced. */
export function readFilter(search: URLSearchParams): SearchFilter {
  const read = { ...noFilter };
  for (const name of filterNames) {
    const text = typedIn(search, name) ?? search.getAll(name).filter(Boolean).join(',').trim();
    if (text && isValue(name, text)) read[name] = text;
  }
  return tidied(read);
}

function isValue(name: FilterName, text: string): boolean {
  if (name === 'view') return text === 'map';
  if (name === 'place' || name === 'typedPlace') return text.length <= placeMaxLength;
  return schemas?.[name].safeParse(text).success ?? true;
}

export const usualOrder = ({ q, landmark }: SearchFilter): string =>
  q ? 'best' : landmark ? 'nearest' : 'newest';

/** Removes the default sort order, and what needs a place or a size when there is none. */
export function tidied(filter: SearchFilter): SearchFilter {
  const isNear = filter.near !== '' || filter.place !== '';
  const hasOrigin = isNear || filter.landmark !== '';
  const { sort, size } = filter;
  const isIdle =
    sort === usualOrder(filter) || (sort === 'nearest' && !hasOrigin) || (sort === 'size-near' && !size);
  return { ...filter, sort: isIdle ? '' : sort, km: hasOrigin ? filter.km : '' };
}

/** Joins values that a form sends in parts: the two ends of a range, the unit of a size. */
function typedIn(search: URLSearchParams, name: FilterName): string | undefined {
  if (name === 'priceRange') return typedRange(search, 'price') || undefined;
  if (name === 'size' || name === 'unitPrice') {
    const range = typedRange(search, name);
    return range ? range + (search.get(`${name}Unit`) ?? '') : undefined;
  }
  return undefined;
}

function typedRange(search: URLSearchParams, name: 'price' | 'size' | 'unitPrice'): string {
  const read = (typed: string | null) => (name === 'size' ? typed : String(typedAmount(typed ?? '') ?? ''));
  const [min, max] = [read(search.get(`${name}Min`)), read(search.get(`${name}Max`))];
  if (max) return Number(min) > Number(max) ? `${max}-${min}` : `${min || 0}-${max}`;
  return min ? `${min}+` : '';
}

/** The page in an address; 1 if it is invalid. */
export function readPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** The address of a page of the list, with the active filters. */
export function searchPath(path: string, filter: SearchFilter, page = 1): string {
  const search = new URLSearchParams();
  for (const name of filterNames) if (filter[name]) search.append(name, filter[name]);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Whether the filter narrows a list, whose path may say the purpose. */
export const isNarrowed = (path: string, filter: SearchFilter): boolean =>
  searchPath(path, { ...filter, purpose: '', sort: '', view: '' }) !== path;
