import { AppError } from '@thikana/contract/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  accountsRepository,
  hasTwoStep,
  newMailedToken,
  signInSeconds,
} from '../accounts/accounts.feature.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { enterAccount } from './enter-account.ts';
import type { OpenIdDependencies, OpenIdProvider } from './openid.dependencies.ts';
import { createProviderClient } from './provider-client.ts';
import { openProof, proofSeconds, sealProof } from './sealed-proof.ts';

export const sessionCookie = 'signed-in';
const proofCookie = 'openid-proof';
const startPath = '/auth/openid/start';
const backPath = '/auth/openid/callback';

/** The way to the provider and back. Every failure ends at the login, which says what it was. */
export function serveOpenId(
  http: FastifyInstance,
  { db, links, provider, site, now }: OpenIdDependencies & { provider: OpenIdProvider },
): void {
  const client = createProviderClient(provider, site.publicUrl + backPath);
  const isHttps = site.publicUrl.startsWith('https:');

  http.get<{ Querystring: { from?: unknown } }>(startPath, { schema: { hide: true } }, (request, reply) =>
    orToLogin(request, reply, async () => {
      const { url, proof } = await client.begin();
      const { from } = request.query;
      const sealed = sealProof(links, { ...proof, from: isShort(from) ? from : undefined }, now());
      reply.header(
        'set-cookie',
        writeCookie(proofCookie, sealed, { path: '/auth/openid', seconds: proofSeconds, isHttps }),
      );
      return url;
    }),
  );

  http.get(backPath, { schema: { hide: true } }, (request, reply) =>
    orToLogin(request, reply, async () => {
      const proof = openProof(links, readCookie(request.headers.cookie, proofCookie), now());
      if (!proof) throw new AppError('sign_in_failed');
      // By the site's own address: what the request says of its host is not believed.
      const person = await client.finish(new URL(request.url, site.publicUrl), proof);
      const user = await enterAccount({ db, now }, person, provider.name);
      if (await hasTwoStep(db, user.id)) throw new AppError('two_step_password');
      const { token, hash, expiresAt } = newMailedToken('sign-in', now());
      await accountsRepository(db).putToken({ userId: user.id, purpose: 'sign-in', hash, expiresAt });
      reply.header('set-cookie', [
        writeCookie(proofCookie, '', { path: '/auth/openid', seconds: 0, isHttps }),
        writeCookie(sessionCookie, token, { path: '/api/auth/openid', seconds: signInSeconds, isHttps }),
      ]);
      const arrival = new URLSearchParams({ 'signed-in': 'true', ...(proof.from && { from: proof.from }) });
      return `${site.publicUrl}/login?${arrival}`;
    }),
  );

  async function orToLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    go: () => Promise<string>,
  ): Promise<FastifyReply> {
    reply.header('cache-control', 'no-store');
    try {
      return reply.redirect(await go());
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'sign_in_failed';
      if (!(error instanceof AppError))
        request.log.warn({ err: error }, 'a sign-in with the provider failed');
      return reply.redirect(`${site.publicUrl}/login?error=${code}`);
    }
  }
}

// A cookie has little room; the page looks itself at where it leads.
const isShort = (path: unknown): path is string => typeof path === 'string' && path.length <= 500;
