import { expect, it } from 'vitest';
import { chooseEngine } from './choose-engine.ts';
import type { Engine } from './engine.ts';

function engineOf(total: number): Engine {
  return {
    findPage: async () => ({ listings: [], total }),
    suggest: async () => [],
    count: async () => undefined,
    countFacets: async () => undefined,
    chooseByCount: async () => undefined,
    cluster: async () => [],
    knownWords: async () => undefined,
  };
}
const search = { filter: {}, order: 'newest' } as const;
const page = { offset: 0, limit: 8 };

it('lets the database answer until the catalogue has loaded, and again whenever it has to load anew', async () => {
  let loaded: Engine | undefined;
  const engine = chooseEngine({ current: async () => loaded }, engineOf(1));
  const total = async () => (await engine.findPage(search, page)).total;
  expect(await total()).toBe(1);
  loaded = engineOf(2);
  expect(await total()).toBe(2);
  loaded = undefined;
  expect(await total()).toBe(1);
});
