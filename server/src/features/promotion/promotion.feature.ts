import type { PromotionDependencies } from './promotion.dependencies.ts';
import { promotionRoutes } from './promotion.routes.ts';

/** What owners do to have their listings seen. */
export function promotionFeature(dependencies: PromotionDependencies) {
  return { bindings: promotionRoutes(dependencies) };
}
