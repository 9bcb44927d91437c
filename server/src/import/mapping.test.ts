import { expect, it } from 'vitest';
import { readMapping } from './mapping.ts';

const read = (mapping: unknown) => readMapping(JSON.stringify(mapping), 'my.json');

it('reports every mistake with its place', () => {
  const mapping = { columns: { Rent: 'prize' }, values: { colour: 'blue', floor: null }, key: ['Rent'] };
  expect(() => read(mapping)).toThrow(/^The mapping my\.json has mistakes:/);
  for (const place of [
    'columns.Rent: ',
    'Unrecognized key: "colour"',
    'values.floor: ',
    'Unrecognized key: "key"',
  ]) {
    expect(() => read(mapping)).toThrow(place);
  }
});

it('reports invalid JSON', () => {
  expect(() => readMapping('{ name: 1 }', 'my.json')).toThrow('my.json is not JSON');
});
