import { viewLandmarks } from '@thikana/contract/city-map';
import { expect, it } from 'vitest';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();

it.each([
  ['শিলিগুড়ি জংশনের কাছে', 'শিলিগুড়ি জংশন'],
  ['flat near siliguri junction', 'Siliguri Junction'],
  // There is no name in these letters.
  ['поблизу', 'Siliguri Junction'],
])('names landmarks as someone types who writes %s', async (typed, name) => {
  const { landmarks } = await site.call(viewLandmarks, {
    query: { slugs: 'siliguri-junction,nowhere', typed },
  });
  expect(landmarks).toMatchObject([{ slug: 'siliguri-junction', name }]);
});

it('gives the names in all languages, unless someone typed one of them', async () => {
  const namesFor = async (typed: string) =>
    (await site.call(viewLandmarks, { query: { slugs: 'siliguri-junction', typed } })).landmarks[0]?.names;
  expect(await namesFor('siliguri junction')).toMatchObject({ bn: 'শিলিগুড়ি জংশন' });
  expect(await namesFor('শিলিগুড়ি জংশন')).toBeUndefined();
});
