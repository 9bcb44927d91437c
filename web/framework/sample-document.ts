import { createElement, type ReactNode } from 'react';
import { createRequestHandler, RouterContextProvider, Scripts, type ServerBuild } from 'react-router';

export const loaderWords = 'told by the loader';

/** The document of a site with one page, as react-router renders it with this server entry. */
export function sampleDocument(
  module: ServerBuild['entry']['module'],
  Page: () => ReactNode,
): Promise<Response> {
  const route = { id: 'root', path: '', module: 'root.js' };
  const build = {
    entry: { module },
    routes: {
      root: {
        ...route,
        module: {
          default: Page,
          Layout: ({ children }: { children: ReactNode }) =>
            createElement(
              'html',
              null,
              createElement('head'),
              createElement('body', null, children, createElement(Scripts)),
            ),
          ErrorBoundary: () => 'Something went wrong',
          loader: () => ({ words: loaderWords }),
        },
      },
    },
    assets: {
      url: 'manifest.js',
      version: '1',
      entry: { module: 'entry.js', imports: ['shell.js'] },
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
  return createRequestHandler(build, 'production')(
    new Request('http://localhost/'),
    new RouterContextProvider(),
  );
}
