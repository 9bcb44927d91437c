import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server.edge';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { requireInternal } from './require-internal.ts';

/** Checks, before the build, that the installed packages still behave as the files in this folder rely on. */
export function checkInternals(): Plugin {
  return {
    name: 'check-internals',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      requireFailedBoundary(renderToString(createElement(Suspense, null, createElement(Broken))));
      requireScriptMarkup(readFileSync(new URL('cjs/react-dom-client.production.js', reactDom), 'utf8'));
      requireGlobalSettings(z.config());
      requireHistoryState(readFileSync(routerHistory, 'utf8'));
    },
  };
}

const reactDom = new URL('.', `file://${findPackageJSON('react-dom', import.meta.url)}`);

const routerHistory = new URL(
  'dist/production/lib/router/history.js',
  `file://${findPackageJSON('react-router', import.meta.url)}`,
);

function Broken(): never {
  throw new Error('This part of the page cannot be shown.');
}

export function requireFailedBoundary(html: string): void {
  requireInternal(
    html.includes('<!--$!-->'),
    'react-dom',
    'marks a failed boundary differently from what render-whole.ts expects.',
  );
}

export function requireScriptMarkup(source: string): void {
  requireInternal(
    /\.innerHTML = "<script>\\x3c\/script>"/.test(source),
    'react-dom',
    'makes script elements from other markup than trusted-types.ts allows.',
  );
}

export function requireGlobalSettings(settings: unknown): void {
  requireInternal(
    Object.is(Reflect.get(globalThis, '__zod_globalConfig'), settings),
    'zod',
    'does not keep its settings in __zod_globalConfig, which zod-settings.ts sets.',
  );
}

export function requireHistoryState(source: string): void {
  requireInternal(
    /return \{\s*usr: location\.state,\s*key: location\.key,\s*idx: index,/.test(source),
    'react-router',
    'stores other things with the entries of the history than early-entry.ts does.',
  );
}
