import { expiry } from '@thikana/contract/expiry';
import { makeZip } from 'client-zip';
import type { FastifyInstance } from 'fastify';
import { secretAddress } from '../../http/security-headers.ts';
import { minuteMilliseconds } from '../../lib/durations.ts';
import { m } from '../../paraglide/messages.js';
import type { OwnDataDependencies } from './own-data.dependencies.ts';
import { packOwnData } from './pack-own-data.ts';

const purpose = 'own-data';

/** A browser download carries no session, so a signed address identifies the person. */
export function ownDataLink(
  { links, now }: Pick<OwnDataDependencies, 'links' | 'now'>,
  userId: string,
): { url: string; until: string } {
  const until = new Date(now().getTime() + expiry.downloadMinutes * minuteMilliseconds);
  return { url: `/own-data?token=${links.sign(purpose, userId, until)}`, until: until.toISOString() };
}

export function serveOwnData(app: FastifyInstance, dependencies: OwnDataDependencies): void {
  app.get<{ Querystring: { token?: string | string[] } }>(
    '/own-data',
    async ({ query: { token } }, reply) => {
      const userId = dependencies.links.read(purpose, String(token), dependencies.now());
      reply.headers(secretAddress);
      if (!userId) return reply.code(404).type('text/plain').send(m.own_data_link_expired());
      return reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="my-thikana-data.zip"')
        .send(makeZip(packOwnData(dependencies, userId)));
    },
  );
}
