import type { LegalDependencies } from './legal.dependencies.ts';
import { legalRoutes } from './legal.routes.ts';

/** The operator's own terms of use and privacy policy. */
export function legalFeature(dependencies: LegalDependencies) {
  return { bindings: legalRoutes(dependencies) };
}
