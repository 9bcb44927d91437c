import type { FastifyInstance } from 'fastify';
import { mailEndedPlaces } from './mail-ended-places.ts';
import { byAgreement, byRazorpay } from './payments.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';
import { promotionRoutes } from './promotion.routes.ts';
import { servePosters } from './serve-posters.ts';
import { serveRazorpay } from './serve-razorpay.ts';

export { isFeatured } from './is-featured.ts';
export { waitingPayments } from './waiting-payments.ts';

/** Promotion of listings: featured places, moving to the top, posters. */
export function promotionFeature(given: Omit<PromotionDependencies, 'payments'>) {
  const { razorpay, site } = given;
  const payments = [...(razorpay ? [byRazorpay] : []), byAgreement(site)];
  const dependencies = { ...given, payments };
  dependencies.jobs.add({
    name: 'mail-ended-places',
    // Places end at midnight; the emails go out in the morning.
    schedule: '12 8-20 * * *',
    run: () => mailEndedPlaces(dependencies),
  });
  return {
    bindings: promotionRoutes(dependencies),
    serve(app: FastifyInstance) {
      servePosters(app, dependencies);
      if (razorpay) serveRazorpay(app, razorpay, dependencies);
    },
  };
}
