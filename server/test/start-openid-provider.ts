import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface ProvidedPerson {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

/** An OpenID provider that logs in a given person without asking, or nobody. */
export async function startOpenIdProvider(client: { id: string; secret: string; redirectUri: string }) {
  let atTheDoor: ProvidedPerson | undefined;
  const people = new Map<string, ProvidedPerson>();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [client.redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of this test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ ...people.get(sub), sub }) }),
  });
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { prompt, session, params } = await provider.interactionDetails(request, response);
    if (!atTheDoor) {
      const refusal = { error: 'access_denied', error_description: 'They went away.' };
      return provider.interactionFinished(request, response, refusal);
    }
    if (prompt.name === 'login') {
      const login = { accountId: atTheDoor.sub };
      return provider.interactionFinished(request, response, { login });
    }
    const grant = new provider.Grant({
      clientId: String(params.client_id),
      ...(session && { accountId: session.accountId }),
    });
    grant.addOIDCScope('openid email profile');
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  });
  return {
    issuer,
    letIn(person: ProvidedPerson | undefined) {
      atTheDoor = person;
      if (person) people.set(person.sub, person);
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
