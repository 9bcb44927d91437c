import { cleanup, render } from '@testing-library/react';
import { currentCity } from '@thikana/contract/city';
import { floorChoices } from '@thikana/contract/floors';
import { searchFeatures } from '@thikana/contract/search/filters/features';
import { categories, frequencies, furnishings, searchOrders } from '@thikana/contract/vocabulary';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { AllFiltersForm } from './all-filters-form.tsx';
import { filterOfForm } from './filter-of-form.ts';
import { FilterPopover } from './filter-popover.tsx';
import { type Choice, filterTable } from './filter-table.ts';
import { readFilter, type SearchFilter, searchPath } from './search-filter.ts';

const number = (max: number) => fc.integer({ min: 0, max }).map(String);
const someOf = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join());
const range = (unit: fc.Arbitrary<string>, most: number) =>
  fc
    .tuple(fc.nat(most), fc.option(fc.nat(most)), unit)
    .map(([one, other, suffix]) =>
      other === null ? `${one}+${suffix}` : `${Math.min(one, other)}-${Math.max(one, other)}${suffix}`,
    );
const degrees = fc.tuple(fc.integer({ min: 80, max: 99 }), fc.integer({ min: 10, max: 30 }));
const slugs = () => currentCity().areas.map(({ slug }) => slug);

/** Any value that an address may have. */
const values: { [Name in keyof SearchFilter]: fc.Arbitrary<string> } = {
  q: fc.constantFrom('garden', 'quiet lane', 'রাস্তা'),
  spelling: fc.constant('exact'),
  purpose: fc.constantFrom('rent', 'buy'),
  propertyType: someOf(categories),
  location: someOf(slugs()),
  landmark: fc.constantFrom('njp-station', 'njp-station,hospital-more'),
  priceRange: range(fc.constant(''), 90_000_000),
  bedrooms: number(20).filter((text) => text !== '0'),
  rooms: someOf(['1', '2', '3', '5', '2+', '4+']),
  bathrooms: number(20).filter((text) => text !== '0'),
  furnishing: someOf(furnishings),
  with: someOf(searchFeatures),
  size: range(fc.constantFrom('', 'katha', 'bigha'), 5_000),
  unitPrice: range(fc.constantFrom('', 'katha'), 9_000_000),
  period: someOf(frequencies),
  floor: fc.constantFrom(...floorChoices),
  available: fc.constantFrom('2026-12-01', '2028-02-29'),
  posted: number(365).filter((text) => text !== '0'),
  near: degrees.map(([longitude, latitude]) => `${longitude},${latitude}`),
  km: fc.constantFrom('0.5', '2', '3.25', '99'),
  within: fc.constant('88.4,26.7,88.5,26.8'),
  shape: fc.constant('88.4,26.7;88.5,26.7;88.4,26.8'),
  place: fc.constantFrom('Hakimpara', 'Bagdogra Airport'),
  typedPlace: fc.constantFrom('hakimapra', 'bagdogara'),
  view: fc.constant('map'),
  sort: fc.constantFrom(...searchOrders),
};

const filters = fc
  .record(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fc.option(value, { nil: '' })])),
  )
  .map((chosen) => readFilter(new URLSearchParams(searchPath('', chosen as SearchFilter).slice(1))));

let shown: ReactElement;
const Shown = () => shown;
const Stub = createRoutesStub([{ path: '/', Component: Shown }]);

function formOf(element: ReactElement): HTMLFormElement {
  shown = element;
  render(<Stub />);
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

const nothing = () => {};

const lists = ['propertyType', 'location', 'landmark', 'rooms', 'furnishing', 'with', 'period'];
/** The order of several values means nothing. */
const sorted = (filter: SearchFilter) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      lists.includes(name) ? value.split(',').toSorted().join() : value,
    ]),
  );

function clean() {
  cleanup();
  document.body.replaceChildren();
}

// Files share the document, and another one may have left a form.
beforeEach(clean);

it('the form of all filters, sent unchanged, keeps every filter', () => {
  fc.assert(
    fc
      .property(filters, (filter) => {
        const form = formOf(
          <AllFiltersForm filter={filter} facets={undefined} onChoice={nothing} onClear={nothing} />,
        );
        expect(sorted(filterOfForm(form))).toEqual(sorted(filter));
      })
      .afterEach(clean),
    { numRuns: 60 },
  );
}, 60_000);

it.each(Object.keys(filterTable).filter((name) => filterTable[name as Choice].chip) as Choice[])(
  'the panel of %s, sent unchanged, keeps every filter',
  (name) => {
    fc.assert(
      fc
        .property(filters, (filter) => {
          const opener = document.body.appendChild(document.createElement('button'));
          const form = formOf(
            <FilterPopover filter={filter} name={name} opener={opener} onClose={nothing} />,
          );
          expect(sorted(filterOfForm(form))).toEqual(sorted(filter));
        })
        .afterEach(clean),
      { numRuns: 10 },
    );
  },
  30_000,
);
