import type { Endpoint } from '@thikana/contract/endpoint';
import { vi } from 'vitest';

interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  /** Read from JSON; a form as it is. */
  body: unknown;
}

interface Answer {
  status?: number;
  /** Left out: an answer without a body. */
  json?: unknown;
}

type Told = Answer | 'no connection' | Promise<Answer>;

/** Stands where the network begins: answers endpoints as told and keeps what they were asked. */
export function stubApi() {
  const answers = new Map<string, Told>();
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    asked.push({
      method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    });
    const known = [...answers].find(([pattern]) => matches(pattern, `${method} ${url.pathname}`));
    if (!known) throw new Error(`nothing answers ${method} ${url.pathname}`);
    const told = await known[1];
    if (told === 'no connection') throw new TypeError('Failed to fetch');
    const body = told.json === undefined ? null : JSON.stringify(told.json);
    return new Response(body, { status: told.status ?? 200 });
  });
  return {
    asked,
    on(endpoint: Endpoint, told: Told) {
      answers.set(`${endpoint.method} ${endpoint.path}`, told);
    },
  };
}

/** An answer that comes when it is let go. */
export function heldAnswer(): { held: Promise<Answer>; letGo: (answer: Answer) => void } {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { held: promise, letGo: resolve };
}

function matches(pattern: string, request: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(request);
}
