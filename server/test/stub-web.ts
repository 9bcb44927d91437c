import type { Call } from '@thikana/contract/client';

/** A web app whose pages are made by a function. */
export function stubWeb(pageOf: (url: URL, api: { call: Call }) => string | Promise<string>) {
  return {
    clientDir: undefined,
    render: async (url: URL, api: { call: Call }) => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: Buffer.from(`<!doctype html>${await pageOf(url, api)}`),
    }),
  };
}
