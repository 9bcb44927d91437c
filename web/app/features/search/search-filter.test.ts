import { expect, it } from 'vitest';
import { noFilter, readFilter, readPage, searchPath } from './search-filter.ts';

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=two', 1],
  ['page=1.5', 1],
])('%j means page %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});

const read = (search: string) =>
  Object.fromEntries(
    Object.entries(readFilter(new URLSearchParams(search))).filter(([, value]) => value !== ''),
  );

it.each([
  [
    'what is none of the values',
    'purpose=rent&propertyType=castle&location=sevoke&priceRange=5-x',
    { purpose: 'rent', location: 'sevoke' },
  ],
  ['several with commas', 'propertyType=flat,house', { propertyType: 'flat,house' }],
  ['several of which one is unknown', 'location=sevoke,nowhere', {}],
  ['checkboxes of a plain form', 'with=parking&with=pictures&furnishing=', { with: 'parking,pictures' }],
  ['two prices', 'priceMin=5000&priceMax=9000', { priceRange: '5000-9000' }],
  ['a highest price', 'priceMin=&priceMax=9000', { priceRange: '0-9000' }],
  ['a lowest price', 'priceMin=5000', { priceRange: '5000+' }],
  ['prices the wrong way round', 'priceMin=9000&priceMax=5000', { priceRange: '5000-9000' }],
  ['prices in words', 'priceMin=12k&priceMax=1.2+lakh', { priceRange: '12000-120000' }],
  [
    'prices in words the wrong way round',
    'priceMin=1+cr&priceMax=85+lakh',
    { priceRange: '8500000-10000000' },
  ],
  ['a price that is no amount', 'priceMin=cheap&priceMax=85+lakh', { priceRange: '0-8500000' }],
  [
    'a price per unit in words',
    'unitPriceMin=4+lakh&unitPriceMax=&unitPriceUnit=katha',
    { unitPrice: '400000+katha' },
  ],
  ['the least number of bedrooms', 'bedrooms=2&bathrooms=0', { bedrooms: '2' }],
  ['exact numbers of bedrooms', 'rooms=2,3', { rooms: '2,3' }],
  ['a least number among exact ones', 'rooms=2&rooms=4%2B', { rooms: '2,4+' }],
  ['no number of bedrooms', 'rooms=two%2B', {}],
  ['a part of the map', 'within=88.4,26.7,88.5,26.8', { within: '88.4,26.7,88.5,26.8' }],
  ['a part the wrong way round', 'within=88.5,26.7,88.4,26.8', {}],
  ['a shape', 'shape=88.4,26.7;88.5,26.7;88.4,26.8', { shape: '88.4,26.7;88.5,26.7;88.4,26.8' }],
  ['a shape with two corners', 'shape=88.4,26.7;88.5,26.7', {}],
  ['that the map is open', 'view=map', { view: 'map' }],
  ['another view', 'view=list', {}],
  ['a size', 'size=500-1200', { size: '500-1200' }],
  ['a typed size', 'sizeMin=2&sizeMax=5&sizeUnit=katha', { size: '2-5katha' }],
  ['a smallest size', 'sizeMin=800&sizeMax=&sizeUnit=', { size: '800+' }],
  [
    'a price per unit',
    'unitPriceMin=&unitPriceMax=500000&unitPriceUnit=katha',
    { unitPrice: '0-500000katha' },
  ],
  ['a unit without a size', 'sizeMin=&sizeMax=&sizeUnit=katha', {}],
  ['a size the wrong way round', 'size=5-2katha', {}],
  ['a floor', 'floor=up-to-2', { floor: 'up-to-2' }],
  ['a floor that there is not', 'floor=roof', {}],
  ['a day', 'available=2026-12-01', { available: '2026-12-01' }],
  ['no day', 'available=soon', {}],
  ['a position', 'near=88.4,26.7&km=2&sort=nearest', { near: '88.4,26.7', km: '2', sort: 'nearest' }],
  ['what means nothing without a position', 'near=88.4&km=2&sort=nearest', {}],
  ['a place that is only named', 'place=Hakimpara&km=2', { place: 'Hakimpara', km: '2' }],
  ['too many days', 'posted=366', {}],
  ['the order that is usual anyway', 'sort=newest', {}],
  ['the order that is usual for words', 'q=garden&sort=best', { q: 'garden' }],
  ['another order of words', 'q=garden&sort=newest', { q: 'garden', sort: 'newest' }],
  ['another order', 'sort=price-desc', { sort: 'price-desc' }],
])('reads %s', (_, search, expected) => {
  expect(read(search)).toEqual(expected);
});

it('writes an address with the active filters only', () => {
  const filter = { ...noFilter, propertyType: 'flat', location: 'sevoke' };
  expect(searchPath('/rentals', filter)).toBe('/rentals?propertyType=flat&location=sevoke');
  expect(searchPath('/rentals', filter, 2)).toBe('/rentals?propertyType=flat&location=sevoke&page=2');
});
