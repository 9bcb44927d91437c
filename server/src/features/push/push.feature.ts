import { type PushDependencies, pushRoutes } from './push.routes.ts';

/** Notifications of browsers. Features queue them through `platform/push`. */
export function pushFeature(dependencies: PushDependencies) {
  return { bindings: pushRoutes(dependencies) };
}
