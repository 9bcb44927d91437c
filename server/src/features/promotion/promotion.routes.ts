import * as featured from '@thikana/contract/featured';
import { preparePoster as preparePosterEndpoint } from '@thikana/contract/poster';
import * as contract from '@thikana/contract/promotion';
import { type Binding, bind, bindLimited, perAccount } from '../../http/binding.ts';
import { m } from '../../paraglide/messages.js';
import { beginCheckout } from './begin-checkout.ts';
import { bumpListing } from './bump-listing.ts';
import { cancelSlot, claimPayment } from './claim-payment.ts';
import { confirmPayment, refusePayment } from './decide-on-payment.ts';
import { featureListing } from './feature-listing.ts';
import { getSlot } from './get-slot.ts';
import { listClaims } from './list-claims.ts';
import { getPromotion, listPromotions } from './list-promotions.ts';
import { preparePoster } from './prepare-poster.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

const requestsPerHour = perAccount(60);

export function promotionRoutes(dependencies: PromotionDependencies): Binding[] {
  const answer = async (message: string, id: string) => ({ message, slot: await getSlot(dependencies, id) });

  return [
    bind(contract.viewPromotions, async ({ viewer }) => ({
      bumpAfterDays: (await dependencies.settings.get()).bumpAfterDays,
      promotions: await listPromotions(dependencies, viewer.user.id),
    })),
    bind(contract.bumpListing, async ({ viewer, params }) => {
      await bumpListing(dependencies, viewer.user.id, params.id);
      const promotion = await getPromotion(dependencies, viewer.user.id, params.id);
      return { message: m.promotion_moved_up(), promotion };
    }),
    bindLimited(featured.featureListing, [requestsPerHour], async ({ viewer, params, body }) => {
      const id = await featureListing(dependencies, viewer.user.id, params.id, body);
      const isFree = body.priceRupees === 0;
      return answer(isFree ? m.promotion_featured() : m.promotion_reserved(), id);
    }),
    bindLimited(featured.beginCheckout, [requestsPerHour], ({ viewer, params }) =>
      beginCheckout(dependencies, viewer.user.id, params.id),
    ),
    bindLimited(featured.claimPayment, [requestsPerHour], async ({ viewer, params, body }) => {
      await claimPayment(dependencies, viewer.user.id, params.id, body.reference);
      return answer(m.promotion_claimed(), params.id);
    }),
    bind(featured.cancelSlot, async ({ viewer, params }) => {
      await cancelSlot(dependencies, viewer.user.id, params.id);
      return { message: m.promotion_cancelled() };
    }),
    bindLimited(preparePosterEndpoint, [requestsPerHour], ({ viewer, params, body }) =>
      preparePoster(dependencies, viewer.user.id, { listingId: params.id, language: body.language }),
    ),
    bind(featured.listClaims, () => listClaims(dependencies)),
    bind(featured.confirmPayment, async ({ viewer, params }) => {
      await confirmPayment(dependencies, viewer.user.id, params.id);
      return answer(m.promotion_payment_confirmed(), params.id);
    }),
    bind(featured.refusePayment, async ({ viewer, params, body }) => {
      await refusePayment(dependencies, viewer.user.id, params.id, body.reason);
      return answer(m.promotion_payment_refused(), params.id);
    }),
  ];
}
