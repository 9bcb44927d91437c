import type { FastifyInstance } from 'fastify';
import type { DiscoveryDependencies } from './discovery.dependencies.ts';
import { discoveryRoutes } from './discovery.routes.ts';

/** What search engines and feed readers find the site by. */
export function discoveryFeature(dependencies: DiscoveryDependencies) {
  return { serve: (app: FastifyInstance) => discoveryRoutes(app, dependencies) };
}
