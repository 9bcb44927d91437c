import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { ServerRouter } from 'react-router';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { deferScripts, halvesOf } from './defer-scripts.ts';
import { requireInternal } from './require-internal.ts';
import { loaderWords, sampleDocument } from './sample-document.ts';
import { renderWhole } from './whole-document.ts';

/** Checks, before the build, that the installed packages still behave as the files in this folder rely on. */
export function checkInternals(): Plugin {
  return {
    name: 'check-internals',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async buildStart() {
      requireWholeDocument(await renderSample());
      requireFailedBoundary(renderToString(createElement(Suspense, null, createElement(Broken))));
      requireScriptMarkup(readFileSync(new URL('cjs/react-dom-client.production.js', reactDom), 'utf8'));
      requireGlobalSettings(z.config());
    },
  };
}

const reactDom = new URL('.', `file://${findPackageJSON('react-dom', import.meta.url)}`);

/** Renders a document with the installed packages. */
async function renderSample(): Promise<string> {
  const response = await sampleDocument(
    {
      async default(request, _status, _headers, entryContext) {
        const html = await renderWhole(entryContext, (context) =>
          createElement(ServerRouter, { context, url: request.url }),
        );
        return new Response(html);
      },
    },
    () => createElement('h1', null, 'Homes'),
  );
  return response.text();
}

function Broken(): never {
  throw new Error('This part of the page cannot be shown.');
}

export function requireWholeDocument(html: string): void {
  const isWhole = [loaderWords, 'streamController.close()'].every((part) => html.includes(part));
  requireInternal(
    isWhole && !/<!--\$[?!~]-->/.test(html),
    'react-router',
    'does not render the loader data that whole-document.ts passes in renderMeta.streamCache.',
  );
  const { head, body } = deferScripts(halvesOf(html));
  const [files = ''] = /<template id="later-files">.*?<\/template>/s.exec(body) ?? [];
  const outside = head + body.replace(files, '');
  requireInternal(
    files.includes('href="entry.js"') &&
      files.includes('href="shell.js"') &&
      !/<link rel="?modulepreload|<script[^>]* type="?module/.test(outside),
    'react-router',
    'writes its scripts into the document differently from what defer-scripts.ts expects.',
  );
}

export function requireFailedBoundary(html: string): void {
  requireInternal(
    html.includes('<!--$!-->'),
    'react-dom',
    'marks a failed boundary differently from what whole-document.ts expects.',
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
