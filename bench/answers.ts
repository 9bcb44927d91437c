import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startSite } from '../scripts/start-site.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { measureInRounds } from './lib/rounds.ts';

/**
 * Compares API answers with the same SQL through the bare driver, and with the same answers for a caller with a session,
 * alternating in short rounds.
 */
const run = promisify(execFile);
const timing = { rounds: 15, seconds: 1 };
const size = 10_000;
const database = await openCatalogue(size);
const site = await startSite({ port: 3337, demo: false, databaseUrl: database.connectionString });
const list = `${site.url}/api/user/post/rental-properties`;
const { rentals } = (await (await fetch(list)).json()) as { rentals: { _id: string }[] };
const detail = `${site.url}/api/user/post/listingDetails/${rentals[0]?._id}?phone=omit`;

const headers = { authorization: `Bearer ${await logIn()}` };

async function logIn(): Promise<string> {
  const account = { email: `${Date.now()}@example.com`, password: 'a quiet verandah' };
  const post = async (address: string, body: object) => {
    const answer = await fetch(site.url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    return (await answer.json()) as { token: string };
  };
  await post('/api/auth/register', { ...account, name: 'Asha Tamang', phone: '+919832012345' });
  return (await post('/api/auth/login', account)).token;
}

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
    { name: 'list, session', url: list, headers },
    { name: 'list, driver', ask: (seconds) => bareRate('list', seconds) },
    { name: 'detail', url: detail },
    { name: 'detail, session', url: detail, headers },
    { name: 'own account', url: `${site.url}/api/users/me`, headers },
    { name: 'detail, driver', ask: (seconds) => bareRate('detail', seconds) },
  ],
  timing,
);
await site.stop();
await database.stop();

const shareWithSession = (name: string): number => rates.share(`${name}, session`, name);

/** What the session adds to the time of an answer, at the full load of one process. */
function costMicroseconds(name: string): number {
  return Math.round((1 / shareWithSession(name) - 1) * (1_000_000 / rates.perSecond(name)));
}

const report = [
  '# Answers',
  '',
  `\`node bench/answers.ts\` (${machineLine()}). ${size} listings, 32 at once, ${timing.rounds} rounds of ${timing.seconds} s each in`,
  'turn; medians; a share is the median of the rounds’ shares. The driver sends the same statements and does nothing',
  'with the rows; the answers go over HTTP to a client in its own process. The site reads the rows of a list',
  'once, and keeps them until they change. A caller with a session costs one statement more.',
  '',
  markdownTable(
    [
      ...['JSON', 'answers/s', 'the same SQL, bare driver', 'share'],
      ...['with a session', 'share of those without', 'cost of the session'],
    ],
    ['list', 'detail'].map((name) => [
      name,
      Math.round(rates.perSecond(name)),
      Math.round(rates.perSecond(`${name}, driver`)),
      `${Math.round(rates.share(name, `${name}, driver`) * 100)} %`,
      Math.round(rates.perSecond(`${name}, session`)),
      `${Math.round(shareWithSession(name) * 100)} %`,
      `${costMicroseconds(name)} µs`,
    ]),
  ),
  '',
  `The account of the session: ${Math.round(rates.perSecond('own account'))} answers/s.`,
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/answers.md'), report);
