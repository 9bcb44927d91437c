import { lowerPrice as contract } from '@thikana/contract/prices';
import { bind } from '../../http/binding.ts';
import { lowerPrice } from './lower-price.ts';
import type { PricesDependencies } from './prices.dependencies.ts';

/** Lower prices of approved listings. */
export function pricesFeature(dependencies: PricesDependencies) {
  return {
    bindings: [
      bind(contract, async ({ viewer, params, body }) => {
        await lowerPrice(dependencies, {
          listingId: params.id,
          ownerId: viewer.user.id,
          rupees: body.rupees,
        });
        return { message: 'The new price is online' };
      }),
    ],
  };
}
