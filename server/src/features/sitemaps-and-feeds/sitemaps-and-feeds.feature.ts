import type { FastifyInstance } from 'fastify';
import type { SitemapsAndFeedsDependencies } from './sitemaps-and-feeds.dependencies.ts';
import { sitemapsAndFeedsRoutes } from './sitemaps-and-feeds.routes.ts';

/** Sitemaps, feeds and robots.txt. */
export function sitemapsAndFeedsFeature(dependencies: SitemapsAndFeedsDependencies) {
  return { serve: (app: FastifyInstance) => sitemapsAndFeedsRoutes(app, dependencies) };
}
