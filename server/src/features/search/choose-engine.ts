import type { Catalogue } from './catalogue/catalogue.ts';
import type { Engine } from './engine.ts';

/** The catalogue answers; while it loads, the database does. */
export function chooseEngine(catalogue: Pick<Catalogue, 'current'>, database: Engine): Engine {
  const chosen = async () => (await catalogue.current()) ?? database;
  return {
    findPage: async (search, window) => (await chosen()).findPage(search, window),
    suggest: async (search, limit) => (await chosen()).suggest(search, limit),
    count: async (filter) => (await chosen()).count(filter),
    countFacets: async (search) => (await chosen()).countFacets(search),
    chooseByCount: async (demands, words, choose) => (await chosen()).chooseByCount(demands, words, choose),
    cluster: async (filter, step) => (await chosen()).cluster(filter, step),
    knownWords: async () => (await chosen()).knownWords(),
  };
}
