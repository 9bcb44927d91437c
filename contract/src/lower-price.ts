import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { rupees } from './field-kinds.ts';
import { idParams } from './fields.ts';
import type { Listing } from './listings.ts';
import { m } from './paraglide/messages.js';

type Priced = Pick<Listing, 'pricePerFrequency' | 'price' | 'pricePerUnit'>;

/** The price as its owner entered it: rent per period, a sale price, or the price per unit of land. */
export function askedRupees(listing: Priced): number | undefined {
  return listing.pricePerFrequency ?? listing.price ?? listing.pricePerUnit;
}

export const lowerPriceBody = z.object({ rupees: rupees(m.input_price_required) });

export const lowerPrice = defineEndpoint({
  name: 'lowerPrice',
  method: 'POST',
  path: '/api/user/post/:id/price',
  access: 'user',
  tag: 'listings',
  summary:
    'Lower the price of an approved listing of your own, in the terms it was posted in (`askedRupees`). It stays approved; people who shortlisted it, or whose saved search it now matches, are emailed.',
  params: idParams,
  body: lowerPriceBody,
  response: z.object({ message: z.string() }),
  errors: ['listing_not_found', 'price_needs_approval', 'price_not_lower'],
});
