import type { Endpoint } from '@thikana/contract/endpoint';
import { vi } from 'vitest';

interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  /** Parsed JSON, or the form data as it is. */
  body: unknown;
}

interface Answer {
  status?: number;
  /** Without it, the response has no body. */
  json?: unknown;
}

type Told = Answer | 'no connection' | Promise<Answer> | ((question: Asked) => Answer);

/** Replaces the network: responds to endpoints as configured and records the requests. */
export function stubApi() {
  const answers = new Map<string, Told>();
  const asked: Asked[] = [];

  async function answer(method: string, address: string, headers: HeadersInit, body: unknown) {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const question: Asked = {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : body,
    };
    asked.push(question);
    const known = [...answers].find(([pattern]) => matches(pattern, `${method} ${pathname}`));
    if (!known) throw new Error(`nothing answers ${method} ${pathname}`);
    const [, answering] = known;
    const told = typeof answering === 'function' ? answering(question) : await answering;
    if (told === 'no connection') throw new TypeError('Failed to fetch');
    return { status: told.status ?? 200, text: told.json === undefined ? '' : JSON.stringify(told.json) };
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { status, text } = await answer(init.method ?? 'GET', address, init.headers ?? {}, init.body);
    // A plain object instead of a Response, whose body resolves asynchronously and outside of the fake timers.
    return { status, ok: status < 400, headers: new Headers(), json: async () => JSON.parse(text) };
  });
  vi.stubGlobal('XMLHttpRequest', requestClass(answer));

  return {
    asked,
    on(endpoint: Endpoint, told: Told) {
      answers.set(`${endpoint.method} ${endpoint.path}`, told);
    },
  };
}

/** A response that arrives when the test releases it. */
export function heldAnswer(): { held: Promise<Answer>; letGo: (answer: Answer) => void } {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { held: promise, letGo: resolve };
}

function matches(pattern: string, request: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(request);
}

type AnswerTo = (
  method: string,
  address: string,
  headers: HeadersInit,
  body: unknown,
) => Promise<{ status: number; text: string }>;

/** Replaces XMLHttpRequest, which uploads use. */
function requestClass(answer: AnswerTo) {
  return class {
    readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    readonly #headers = new Headers();
    #method = '';
    #address = '';
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = () => {};

    open(method: string, address: string) {
      this.#method = method;
      this.#address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getResponseHeader() {
      return null;
    }
    async send(body: unknown) {
      try {
        const { status, text } = await answer(this.#method, this.#address, this.#headers, body);
        this.status = status;
        this.responseText = text;
      } catch {
        return this.onerror();
      }
      this.onload();
    }
  };
}
