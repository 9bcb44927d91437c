import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { hourMilliseconds } from '../lib/durations.ts';
import { keepAssets } from './kept-assets.ts';

const renewMilliseconds = 6 * hourMilliseconds;

const options: Omit<FastifyStaticOptions, 'root'> = {
  index: false,
  preCompressed: true,
  cacheControl: false,
  setHeaders: (reply, file) => {
    // Workers use the policy of their own file.
    reply.removeHeader('content-security-policy');
    // Vite puts a content hash into the names below assets.
    const isHashed = file.includes(`${path.sep}assets${path.sep}`);
    reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
  },
};

/** Serves the files of the running build, and the assets of earlier ones from the folder where they are kept. */
export async function registerFiles(
  app: FastifyInstance,
  { clientDir, keptAssetsDir }: { clientDir: string; keptAssetsDir: string },
): Promise<void> {
  const beside = { wildcard: false, globIgnore: ['assets/**', '**/*.{br,gz}'], decorateReply: false };
  await app.register(fastifyStatic, { ...options, ...beside, root: clientDir });
  const assets = path.join(clientDir, 'assets');
  const keep = () => {
    try {
      keepAssets(assets, keptAssetsDir);
      return true;
    } catch (error) {
      app.log.warn(error, 'The assets of this build cannot be kept for pages that stay open over an upgrade');
      return false;
    }
  };
  const roots = [assets];
  if (keep()) {
    const renewing = setInterval(keep, renewMilliseconds).unref();
    app.addHook('onClose', async () => clearInterval(renewing));
    roots.push(keptAssetsDir);
  }
  // One route for all: with `wildcard: false` each of two thousand files takes 5 KB of memory, and with `wildcard: true`
  // each request reads the whole folder.
  await app.register(fastifyStatic, { ...options, root: roots, serve: false });
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => reply.sendFile(request.params['*']));
}
