import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectDir } from '#server/config.ts';
import { columnsOfMapping } from './columns-of.ts';
import { readMapping } from './mapping.ts';

const read = (mapping: unknown) => readMapping(JSON.stringify(mapping), 'my.json');

it('names every mistake with its place', () => {
  const mapping = {
    name: 'My Mapping',
    fields: {
      title: { template: '' },
      bedrooms: { column: 'BHK', numbr: true },
      floor: { column: 'Floor', pattern: '(' },
      price: { from: 'Price' },
      description: { text: ['One.', { rules: [{ column: 'A', pattern: 'x' }] }] },
      colour: 'blue',
    },
  };
  expect(() => read(mapping)).toThrow(/^The mapping my\.json is not right:/);
  for (const place of [
    'name: should be lower-case',
    'fields.title.template:',
    'fields.bedrooms: Unrecognized key: "numbr"',
    'fields.floor.pattern: Invalid regular expression',
    'fields.price: should be a fixed value or an object with one of: column, template',
    'fields.description.text.1.rules.0.value:',
    'colour',
  ]) {
    expect(() => read(mapping)).toThrow(place);
  }
});

it('says when it is not JSON', () => {
  expect(() => readMapping('{ name: 1 }', 'my.json')).toThrow('my.json is not JSON');
});

it('knows the columns it needs', () => {
  const mapping = read({
    name: 'columns',
    key: ['Id'],
    fields: {
      title: { template: '{A} {b}', with: { b: { column: 'B', otherwise: { column: 'C' } } } },
      description: { text: ['x', { list: { D: 'd' }, is: ['1'] }] },
      propertyCategory: { rules: [{ column: 'E', pattern: 'x', value: { column: 'F' } }], otherwise: 'flat' },
      coordinates: { place: [{ column: 'G' }, 'Kolkata'] },
      availableFrom: { date: { column: 'H' } },
      bedrooms: { column: 'A' },
    },
  });
  expect(columnsOfMapping(mapping)).toEqual(['Id', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
});

it('accepts the mappings that come with the project', async () => {
  const folder = join(projectDir, 'server/import-mappings');
  const files = await readdir(folder);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(readMapping(await readFile(join(folder, file), 'utf8'), file)).toMatchObject({
      name: file.replace('.json', ''),
    });
  }
});
