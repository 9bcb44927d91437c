import { createElement, Suspense } from 'react';
import { createRequestHandler, Scripts, type ServerBuild } from 'react-router';
import { expect, it, vi } from 'vitest';
import * as module from './entry.server.tsx';

function Broken(): never {
  throw new Error('The roof is off.');
}

/** A site of one page, which is this component. */
async function document(Page: () => React.ReactNode) {
  const route = { id: 'root', path: '', module: 'root.js' };
  const build = {
    entry: { module },
    routes: {
      root: {
        ...route,
        module: {
          default: Page,
          Layout: ({ children }: { children: React.ReactNode }) =>
            createElement(
              'html',
              null,
              createElement('head'),
              createElement('body', null, children, createElement(Scripts)),
            ),
          ErrorBoundary: () => 'Something went wrong',
          loader: () => ({ words: 'told by the loader' }),
        },
      },
    },
    assets: {
      url: 'manifest.js',
      version: '1',
      entry: { module: 'entry.js', imports: [] },
      routes: { root: { ...route, hasLoader: true, hasErrorBoundary: true } },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const render = createRequestHandler(build, 'production');
  const response = await render(new Request('http://localhost/'), module.createContext({ call: vi.fn() }));
  return { status: response.status, html: await response.text() };
}

it('is whole, with what the loaders answered for the browser', async () => {
  const { status, html } = await document(() => createElement('h1', null, 'Homes'));
  expect(status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html>.*<h1>Homes<\/h1>/s);
  expect(html).toContain('told by the loader');
  expect(html).toContain('streamController.close()');
});

it.each([
  ['the page', (child: React.ReactNode) => child],
  ['a part of it', (child: React.ReactNode) => createElement(Suspense, null, child)],
])('is the page that says so, and the reason is logged, when %s cannot be shown', async (_, around) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status, html } = await document(() => around(createElement(Broken)));
  expect(status).toBe(500);
  expect(html).toContain('Something went wrong');
  expect(logged.mock.calls.flat().map(String)).toContain('Error: The roof is off.');
  logged.mockRestore();
});
