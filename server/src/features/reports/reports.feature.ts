import type { ReportsDependencies } from './reports.dependencies.ts';
import { reportsRoutes } from './reports.routes.ts';

/** People say what is wrong; administrators look at it and act. */
export function reportsFeature(dependencies: ReportsDependencies) {
  return { bindings: reportsRoutes(dependencies) };
}
