import { z } from 'zod';
import type { City } from './city.ts';
import { type Category, categories, categoriesByIntent, intents } from './vocabulary.ts';

type Offers = City['offers'];

/** What the operator leaves out of what the city offers. It can only narrow: the rest follows the city pack. */
export const leftOutSchema = z.object({
  intents: z.array(z.enum(intents)).describe('A site without `sell` is for rentals only.'),
  categories: z.array(z.enum(categories)),
});
export type LeftOut = z.output<typeof leftOutSchema>;

export function narrowOffers(offers: Offers, leftOut: LeftOut): Offers {
  const left = offers.intents.filter((intent) => !leftOut.intents.includes(intent));
  const hasIntent = (category: Category) =>
    left.some((intent) => (categoriesByIntent[intent] as readonly Category[]).includes(category));
  return {
    ...offers,
    intents: left,
    categories: offers.categories.filter((each) => hasIntent(each) && !leftOut.categories.includes(each)),
  };
}

/**
 * What a site offers of what its city offers. Settings that leave nothing do not count: the pack may offer less than it did
 * when they were saved.
 */
export function offersOfSite(offers: Offers, leftOut: LeftOut): Offers {
  const left = narrowOffers(offers, leftOut);
  return offeredKinds(left).length > 0 ? left : offers;
}

/** Every pair of intent and category that is offered: 'rent flat', 'sell land'. */
export function offeredKinds({ intents, categories }: Offers): string[] {
  return intents.flatMap((intent) =>
    categoriesByIntent[intent]
      .filter((category) => categories.includes(category))
      .map((category) => `${intent} ${category}`),
  );
}
