import { currentCity, setCity } from '@thikana/contract/city';
import {
  exportAreas,
  exportLandmarks,
  importAreas,
  importLandmarks,
  listAdminAreas,
  mergeArea,
} from '@thikana/contract/place-administration';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { siliguri, useCityOfTests } from '../../../../test/city/cities.ts';
import { openTestSite, type Person, type TestSite } from '../../../../test/test-site.ts';

let site: TestSite;
let editor: Person;
beforeEach(async () => {
  site = await openTestSite();
  editor = await site.person('editor');
});
afterEach(async () => {
  await site.close();
  useCityOfTests('siliguri');
});
afterAll(() => setCity(siliguri));

describe('a file', () => {
  const upload = (endpoint: typeof importAreas | typeof importLandmarks, csv: string, apply: boolean) => {
    const body = new FormData();
    body.append('apply', String(apply));
    body.append('file', new Blob([csv]), 'places.csv');
    return editor.call(endpoint as typeof importAreas, { body });
  };

  it('that was exported changes nothing when it is imported', async () => {
    const { csv } = await editor.call(exportAreas, {});
    expect(await upload(importAreas, csv, true)).toMatchObject({
      added: [],
      changed: [],
      problems: [],
      unchanged: 19,
    });
    const landmarks = await editor.call(exportLandmarks, {});
    expect(await upload(importLandmarks, landmarks.csv, true)).toMatchObject({
      ...{ added: [], changed: [], problems: [], unchanged: siliguri.landmarks.length },
    });
  });

  it('is previewed, then adds and changes areas', async () => {
    const csv =
      'slug,name,latitude,longitude,spellings\nsevoke,Sevoke Para,26.733,88.437,sebok\nsubhash-pally,Subhash Pally,26.71,88.43,\n';
    const expected = { added: ['Subhash Pally'], changed: ['Sevoke Para'], unchanged: 0, problems: [] };
    expect(await upload(importAreas, csv, false)).toMatchObject(expected);
    expect(currentCity()).toEqual(siliguri);
    expect(await upload(importAreas, csv, true)).toMatchObject(expected);
    expect(currentCity().areas.at(-1)).toMatchObject({ slug: 'subhash-pally' });
  });

  it('with problems changes nothing, and names their lines', async () => {
    await editor.call(mergeArea, { params: { slug: 'matigara' }, body: { into: 'sevoke' } });
    const csv =
      'slug,name,latitude,longitude\nnew-one,New One,26.7,88.4\nBad Slug,Bad,26.7,88.4\nfar,Far,10,10\n';
    const { problems, added } = await upload(importAreas, csv, true);
    expect(problems).toEqual([
      expect.stringContaining('areas.csv:3: The slug Bad Slug'),
      expect.stringMatching(/areas\.csv:4: Far lies \d+ km/),
    ]);
    expect(added).toEqual([]);
    const taken = await upload(
      importAreas,
      'slug,name,latitude,longitude\nmatigara,Matigara,26.73,88.383\n',
      true,
    );
    expect(taken.problems).toEqual(['Matigara: the slug matigara leads to sevoke.']);
    expect(currentCity().areas.map(({ slug }) => slug)).not.toContain('new-one');
  });

  it('may name an area before the one that contains it', async () => {
    const csv =
      'slug,name,latitude,longitude,belongsTo\nnew-market,New Market,26.7,88.4,new-town\nnew-town,New Town,26.7,88.41,\n';
    const expected = { added: ['New Market', 'New Town'], problems: [] };
    expect(await upload(importAreas, csv, true)).toMatchObject(expected);
    const { places } = await editor.call(listAdminAreas, { query: { q: 'new market' } });
    expect(places).toMatchObject([{ slug: 'new-market', belongsTo: 'new-town' }]);
  });

  it('with a slug that leads to another area stores none of its other rows', async () => {
    await editor.call(mergeArea, { params: { slug: 'matigara' }, body: { into: 'sevoke' } });
    const csv =
      'slug,name,latitude,longitude\nnew-town,New Town,26.7,88.41\nmatigara,Matigara,26.73,88.383\n';
    const { message, problems } = await upload(importAreas, csv, true);
    expect(problems).toHaveLength(1);
    expect(message).toBe('Nothing was changed yet.');
    const { places } = await editor.call(listAdminAreas, { query: { q: 'new town' } });
    expect(places).toEqual([]);
  });
});
