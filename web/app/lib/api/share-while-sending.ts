import type { Endpoint, Input, Output } from '@thikana/contract/endpoint';

interface Sent {
  answer: Promise<unknown>;
  answeredAt: number | undefined;
}

const doubleClickMilliseconds = 500;
const sent = new Map<string, Sent>();

/**
 * Shares one request between identical changes while it is being sent, or within a double click of its success. Never
 * shares reads, changes after a different change, or retries after a failure.
 */
export function shareWhileSending<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  send: () => Promise<Output<E>>,
): Promise<Output<E>> {
  if (endpoint.method === 'GET') return send();
  // A form is identified by its posting key, or else by its fields and files.
  const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown };
  const key = JSON.stringify([
    endpoint.method,
    endpoint.path,
    params,
    query,
    body instanceof FormData ? (body.get('key') ?? entriesOf(body)) : body,
  ]);
  forget((earlier, { answeredAt }) =>
    earlier === key
      ? Date.now() - (answeredAt ?? Date.now()) >= doubleClickMilliseconds
      : answeredAt !== undefined,
  );
  const known = sent.get(key);
  if (known) return known.answer as Promise<Output<E>>;

  const answer = send();
  const entry: Sent = { answer, answeredAt: undefined };
  sent.set(key, entry);
  answer.then(
    () => {
      entry.answeredAt = Date.now();
    },
    () => sent.delete(key),
  );
  return answer;
}

/** Texts, and sizes and times of files. */
function entriesOf(form: FormData): unknown[] {
  return [...form].map(([name, value]) =>
    value instanceof File ? [name, value.size, value.lastModified] : [name, value],
  );
}

function forget(isOver: (key: string, entry: Sent) => boolean): void {
  for (const [key, entry] of sent) if (isOver(key, entry)) sent.delete(key);
}
