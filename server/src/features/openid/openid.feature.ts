import { takeOpenIdSession } from '@thikana/contract/openid';
import type { FastifyInstance } from 'fastify';
import { type Binding, bind } from '../../http/binding.ts';
import type { OpenIdDependencies } from './openid.dependencies.ts';
import { serveOpenId } from './serve-openid.ts';
import { takeSession } from './take-session.ts';

const limits = [{ points: 60, windowSeconds: 3600, by: 'address' as const }];

/** Login with Google or another OpenID provider, if the operator configures one. */
export function openIdFeature(dependencies: OpenIdDependencies) {
  const bindings: Binding[] = [
    bind(takeOpenIdSession, ({ headers, body }) => takeSession(dependencies, headers.cookie, body.browser), {
      limits,
    }),
  ];
  return {
    bindings,
    serve(http: FastifyInstance) {
      if (dependencies.provider) serveOpenId(http, { ...dependencies, provider: dependencies.provider });
    },
  };
}
