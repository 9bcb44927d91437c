import type { ReportsDependencies } from './reports.dependencies.ts';
import { reportsRoutes } from './reports.routes.ts';

export { waitingCases } from './waiting-cases.ts';

/** People report problems; administrators review and settle them. */
export function reportsFeature(dependencies: ReportsDependencies) {
  return { bindings: reportsRoutes(dependencies) };
}
