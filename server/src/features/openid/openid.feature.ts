import { takeOpenIdSession } from '@thikana/contract/openid';
import type { FastifyInstance } from 'fastify';
import { bindLimited, perAddress } from '../../http/binding.ts';
import type { OpenIdDependencies } from './openid.dependencies.ts';
import { serveOpenId } from './serve-openid.ts';
import { takeSession } from './take-session.ts';

/** Login with Google or another OpenID provider, if the operator configures one. */
export function openIdFeature(dependencies: OpenIdDependencies) {
  return {
    bindings: [
      bindLimited(takeOpenIdSession, [perAddress(60)], ({ headers, body, viewer }) =>
        takeSession(dependencies, headers.cookie, body, viewer.agent),
      ),
    ],
    serve(http: FastifyInstance) {
      if (dependencies.provider) serveOpenId(http, { ...dependencies, provider: dependencies.provider });
    },
  };
}
