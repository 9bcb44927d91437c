import type { Endpoint } from '@thikana/contract/endpoint';
import type { EndpointRights } from './endpoint-answers.ts';
import { listingForm } from './listing-forms.ts';
import type { TestSite } from './test-site.ts';

/** Sends a request of the access table with the given token. */
export async function sendRequest(
  site: TestSite,
  { method, path }: Endpoint,
  request: ReturnType<EndpointRights['request']>,
  token: string | undefined,
) {
  const filled = path.replace(/:(\w+)/g, (_, part: string) => request.path?.[part] ?? '');
  const form = request.form && new Response(listingForm(request.form));
  const contentType = form?.headers.get('content-type') ?? (request.body ? 'application/json' : undefined);
  return site.app.http.inject({
    method,
    url: `${filled}?${new URLSearchParams(request.query)}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(contentType ? { 'content-type': contentType } : {}),
    },
    ...(form
      ? { payload: Buffer.from(await form.arrayBuffer()) }
      : request.body
        ? { payload: request.body }
        : {}),
  });
}
