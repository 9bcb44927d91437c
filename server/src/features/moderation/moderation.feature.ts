import type { ModerationDependencies } from './moderation.dependencies.ts';
import { moderationRoutes } from './moderation.routes.ts';

/** Administrators look at what was posted and decide. */
export function moderationFeature(dependencies: ModerationDependencies) {
  return { bindings: moderationRoutes(dependencies) };
}
