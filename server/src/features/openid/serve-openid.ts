import { AppError } from '@thikana/contract/errors';
import { expiry } from '@thikana/contract/expiry';
import { currentLanguage } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secretAddress } from '../../http/security-headers.ts';
import { accountsRepository, hasTwoStep, newMailedToken } from '../accounts/accounts.feature.ts';
import { enterAccount } from './enter-account.ts';
import type { OpenIdDependencies, OpenIdProvider } from './openid.dependencies.ts';
import { createProviderClient } from './provider-client.ts';
import { openProof, proofSeconds, sealProof } from './sealed-proof.ts';

export const sessionCookie = 'signed-in';
const proofCookie = 'openid-proof';
const startPath = '/auth/openid/start';
const backPath = '/auth/openid/callback';

/** Redirects to the provider and handles its callback. Every failure ends at the login page with its own error. */
export function serveOpenId(
  http: FastifyInstance,
  { db, links, provider, site, now }: OpenIdDependencies & { provider: OpenIdProvider },
): void {
  const client = createProviderClient(provider, site.publicUrl + backPath);
  /** For this server only; `lax` cookies are sent when the provider redirects back. */
  const cookie = (name: string, value: string, { path, seconds }: { path: string; seconds: number }) =>
    stringifySetCookie({
      name,
      value,
      path,
      maxAge: seconds,
      httpOnly: true,
      sameSite: 'lax',
      secure: site.publicUrl.startsWith('https:'),
    });

  http.get<{ Querystring: { from?: unknown } }>(startPath, (request, reply) =>
    orToLogin(request, reply, async () => {
      const { url, proof } = await client.begin();
      const { from } = request.query;
      const state = { ...proof, from: isShort(from) ? from : undefined, language: currentLanguage() };
      const sealed = sealProof(links, state, now());
      reply.header(
        'set-cookie',
        cookie(proofCookie, sealed, { path: '/auth/openid', seconds: proofSeconds }),
      );
      return url;
    }),
  );

  http.get(backPath, (request, reply) =>
    orToLogin(request, reply, async () => {
      const proof = openProof(links, parseCookie(request.headers.cookie ?? '')[proofCookie], now());
      if (!proof) throw new AppError('sign_in_failed');
      // Uses the site's configured address; the Host header is not trusted.
      const person = await client.finish(new URL(request.url, site.publicUrl), proof);
      const user = await enterAccount({ db, now }, person, provider.name);
      if (await hasTwoStep(db, user.id)) throw new AppError('two_step_password');
      const { token, hash, expiresAt } = newMailedToken('sign-in', now());
      await accountsRepository(db).putToken({ userId: user.id, purpose: 'sign-in', hash, expiresAt });
      reply.header('set-cookie', [
        cookie(proofCookie, '', { path: '/auth/openid', seconds: 0 }),
        cookie(sessionCookie, token, { path: '/api/auth/openid', seconds: expiry.providerSignInSeconds }),
      ]);
      const arrival = new URLSearchParams({ 'signed-in': 'true', ...(proof.from && { from: proof.from }) });
      return site.publicUrl + pathIn(`/login?${arrival}`, proof.language);
    }),
  );

  async function orToLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    go: () => Promise<string>,
  ): Promise<FastifyReply> {
    reply.headers(secretAddress);
    try {
      return reply.redirect(await go());
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'sign_in_failed';
      if (!(error instanceof AppError))
        request.log.warn({ err: error }, 'a sign-in with the provider failed');
      const proof = openProof(links, parseCookie(request.headers.cookie ?? '')[proofCookie], now());
      return reply.redirect(site.publicUrl + pathIn(`/login?error=${code}`, proof?.language));
    }
  }
}

// Cookies are small; the login page validates the address itself.
const isShort = (path: unknown): path is string => typeof path === 'string' && path.length <= 500;
