import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { openApiReference, preparedPage } from './api-reference-page.ts';

const reference = '@scalar/fastify-api-reference';

/** After a build, checks that the installed packages still behave as the files in this folder rely on. */
export async function checkInternals(): Promise<void> {
  const app = await openApiReference();
  const page = await app.inject('/api/reference/');
  const [, script = ''] = /<script[^>]* src="([^"]+)"/.exec(page.body) ?? [];
  const source = await app.inject(new URL(script, 'http://localhost/api/reference/').pathname);
  await app.close();
  requireReferencePage(page.body, source.body);
}

export function requireReferencePage(page: string, script: string): void {
  const scripts = preparedPage(page).match(/<script\b[^>]*>/g) ?? [];
  requireInternal(
    page.split('<head>').length === 2 && scripts.every((element) => element.includes('nonce="')),
    reference,
    'writes its page differently from what api-reference-page.ts expects.',
  );
  const isKnown = [/createElement\(["'`]style["'`]\)/, /setAttribute\(["'`]style["'`]/, /\.innerHTML=/].every(
    (way) => way.test(script),
  );
  requireInternal(
    isKnown && script.includes('__zod_globalConfig') && !/\.insertAdjacentHTML\(|\.outerHTML=/.test(script),
    reference,
    'makes its styles in other ways than api-reference-page.ts allows.',
  );
}

function requireInternal(holds: boolean, packageName: string, change: string): void {
  if (holds) return;
  const file = findPackageJSON(packageName, import.meta.url) ?? '';
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  throw new Error(`${packageName} ${version} ${change}`);
}
