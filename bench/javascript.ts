import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { siteLanguages } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { chromiumOptions, ensureChromium } from '../scripts/ensure-chromium.ts';
import { scriptBudgets, weighScripts } from '../scripts/script-weight.ts';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/** Measures the scripts of first visits against their budgets. Exits with 1 above one. */
const site = await startSite({ port: 3194, demo: true });
const { rentals } = (await (await fetch(`${site.url}/api/user/post/rental-properties`)).json()) as {
  rentals: { _id: string }[];
};
const browser = await chromium.launch(chromiumOptions(ensureChromium()));

const rows: (string | number)[][] = [];
let isWithin = true;
for (const [address, budget] of Object.entries(scriptBudgets)) {
  const listed = address.replace('{id}', rentals[0]?._id ?? '');
  const visits: Awaited<ReturnType<typeof weighScripts>>[] = [];
  for (const language of siteLanguages)
    visits.push(await weighScripts(browser, site.url + pathIn(listed, language), `${language}-IN`));
  if (visits.some(({ weight }) => weight > budget)) isWithin = false;
  rows.push([address, visits[0]?.files ?? 0, ...visits.map(({ weight }) => weight.toFixed(1)), budget]);
}
await browser.close();
await site.stop();

const report = `# JavaScript of a first visit\n\n\`node bench/javascript.ts\` (${machineLine()}). Gzip, in units of 1024 bytes.\n\n${markdownTable(['page', 'files', ...siteLanguages.map((language) => `KB, ${language}`), 'at most'], rows)}\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/javascript.md'), report);
process.exitCode = isWithin ? 0 : 1;
