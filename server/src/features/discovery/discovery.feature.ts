import type { FastifyInstance } from 'fastify';
import type { DiscoveryDependencies } from './discovery.dependencies.ts';
import { discoveryRoutes } from './discovery.routes.ts';

/** Sitemaps, feeds and robots.txt. */
export function discoveryFeature(dependencies: DiscoveryDependencies) {
  return { serve: (app: FastifyInstance) => discoveryRoutes(app, dependencies) };
}
