import type { Endpoint, Input, Output } from '@thikana/contract/endpoint';

const underWay = new Map<string, Promise<unknown>>();

/** One request for all who ask for the same change while it is being sent. Reading is always done anew. */
export function shareWhileSending<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  send: () => Promise<Output<E>>,
): Promise<Output<E>> {
  if (endpoint.method === 'GET') return send();
  // A form counts as the same by its address: nobody fills in two at once in one tab.
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown };
  const key = JSON.stringify([endpoint.name, params, query, body instanceof FormData ? 'form' : body]);
  const known = underWay.get(key);
  if (known) return known as Promise<Output<E>>;
  const answer = send().finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}
