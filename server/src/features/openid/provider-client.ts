import * as client from 'openid-client';
import type { OpenIdProvider } from './openid.dependencies.ts';

export interface Proof {
  state: string;
  nonce: string;
  verifier: string;
}

/** The identity that the provider asserts. */
export interface ProvenPerson {
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
}

export interface ProviderClient {
  /** Returns the provider's login address, and the state, nonce and verifier that check its answer. */
  begin(): Promise<{ url: string; proof: Proof }>;
  /** Throws if the answer does not match them. */
  finish(answer: URL, proof: Proof): Promise<ProvenPerson>;
}

/** Reads the provider's configuration from its well-known address, at the first login. */
export function createProviderClient(provider: OpenIdProvider, redirectUri: string): ProviderClient {
  let discovered: Promise<client.Configuration> | undefined;
  const issuer = new URL(provider.issuer);

  function discover(): Promise<client.Configuration> {
    const insecure = issuer.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {};
    discovered ??= client
      .discovery(issuer, provider.clientId, provider.clientSecret, undefined, insecure)
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  }

  return {
    async begin() {
      const configuration = await discover();
      const proof = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, proof };
    },

    async finish(answer, { state, nonce, verifier }) {
      const configuration = await discover();
      const tokens = await client.authorizationCodeGrant(configuration, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('The provider did not say who it is.');
      const told = claims.email
        ? claims
        : await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: typeof told.email === 'string' ? told.email : undefined,
        isEmailVerified: told.email_verified === true,
        name: typeof told.name === 'string' ? told.name : undefined,
      };
    },
  };
}
