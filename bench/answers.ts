import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../scripts/start-site.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { measureInRounds } from './lib/rounds.ts';

/** Compares API answers with the same SQL through the bare driver, alternating in short rounds. */
const run = promisify(execFile);
const timing = { rounds: 5, seconds: 2 };
const size = 10_000;
const database = await openCatalogue(size);
const site = await startSite({ port: 3337, demo: false, databaseUrl: database.connectionString });
const list = `${site.url}/api/user/post/rental-properties`;
const { rentals } = (await (await fetch(list)).json()) as { rentals: { _id: string }[] };
const detail = `${site.url}/api/user/post/listingDetails/${rentals[0]?._id}?phone=omit`;

async function bareRate(answer: 'list' | 'detail', seconds: number): Promise<number> {
  const { stdout } = await run(process.execPath, [
    path.join(import.meta.dirname, 'lib/bare-driver.ts'),
    ...['--database', database.connectionString, '--answer', answer, '--seconds', String(seconds)],
  ]);
  return Number(stdout);
}

const rates = await measureInRounds(
  [
    { name: 'list', url: list },
    { name: 'list, driver', ask: (seconds) => bareRate('list', seconds) },
    { name: 'detail', url: detail },
    { name: 'detail, driver', ask: (seconds) => bareRate('detail', seconds) },
  ],
  timing,
);
await site.stop();
await database.stop();

const report = [
  '# Answers',
  '',
  `\`node bench/answers.ts\` (${machineLine()}). ${size} listings, 32 at once, ${timing.rounds} rounds of ${timing.seconds} s each in`,
  'turn; medians; a share is the median of the rounds’ shares. The driver sends the same statements and does nothing',
  'with the rows; the answers go over HTTP to a client in its own process. The site reads the rows of a list',
  'once, and keeps them until they change.',
  '',
  markdownTable(
    ['JSON', 'answers/s', 'the same SQL, bare driver', 'share'],
    ['list', 'detail'].map((name) => [
      name,
      Math.round(rates.perSecond(name)),
      Math.round(rates.perSecond(`${name}, driver`)),
      `${Math.round(rates.share(name, `${name}, driver`) * 100)} %`,
    ]),
  ),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/answers.md'), report);
