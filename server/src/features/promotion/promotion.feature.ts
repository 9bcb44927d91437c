import type { FastifyInstance } from 'fastify';
import { byAgreement, byRazorpay } from './payments.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';
import { promotionRoutes } from './promotion.routes.ts';
import { servePosters } from './serve-posters.ts';
import { serveRazorpay } from './serve-razorpay.ts';

/** What owners do to have their listings seen. */
export function promotionFeature(given: Omit<PromotionDependencies, 'payments'>) {
  const { razorpay, site } = given;
  const payments = [...(razorpay ? [byRazorpay] : []), byAgreement(site.name)];
  const dependencies = { ...given, payments };
  return {
    bindings: promotionRoutes(dependencies),
    serve(app: FastifyInstance) {
      servePosters(app, dependencies);
      if (razorpay) serveRazorpay(app, razorpay, dependencies);
    },
  };
}
