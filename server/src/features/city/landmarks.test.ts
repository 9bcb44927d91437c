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
  expect(landmarks).toEqual([{ slug: 'siliguri-junction', name }]);
});
