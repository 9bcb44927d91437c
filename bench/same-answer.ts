import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { forgotPassword, login, register } from '@thikana/contract/accounts';
import { createClient } from '@thikana/contract/client';
import { startSite } from '../scripts/start-site.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { middle } from './lib/rounds.ts';

/**
 * Checks that response times do not reveal whether an address has an account, with known and unknown addresses in
 * turn. Exits with 1 if they do.
 */
const tries = 61;
const atMost = { milliseconds: 5, share: 0.35 };

const site = await startSite({ port: 3199, demo: false });
const visitor = createClient({ baseUrl: site.url });
const known = await Promise.all(
  Array.from({ length: 8 }, async () => {
    const email = `${randomUUID()}@example.com`;
    const body = { email, password: 'a quiet verandah', name: 'Asha Tamang', phone: '+919832012345' };
    await visitor(register, { body });
    return email;
  }),
);
const unknown = known.map(() => `${randomUUID()}@example.com`);

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await ask().catch(() => {});
  return performance.now() - startedAt;
}

async function compare(ask: (email: string) => Promise<unknown>) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (let turn = 0; turn < tries; turn += 1) {
    const at = turn % known.length;
    times.known.push(await timed(() => ask(known[at] ?? '')));
    times.unknown.push(await timed(() => ask(unknown[at] ?? '')));
  }
  const [slow, quick] = [middle(times.known), middle(times.unknown)].toSorted((one, other) => other - one);
  if (!slow || !quick) throw new Error('Nothing was measured.');
  const difference = slow - quick;
  return {
    cells: [
      middle(times.known).toFixed(1),
      middle(times.unknown).toFixed(1),
      difference.toFixed(1),
      `${Math.round((difference / quick) * 100)} %`,
    ],
    isAlike: difference <= atMost.milliseconds || difference / quick <= atMost.share,
  };
}

const questions = {
  'a login with a wrong password': (email: string) =>
    visitor(login, { body: { email, password: 'a noisy verandah' } }),
  'a link to reset the password': (email: string) => visitor(forgotPassword, { body: { email } }),
};
const rows = [];
let isAlike = true;
for (const [name, ask] of Object.entries(questions)) {
  const compared = await compare(ask);
  rows.push([name, ...compared.cells]);
  isAlike &&= compared.isAlike;
}
await site.stop();

const report = [
  '# Response times do not reveal accounts',
  '',
  `\`node bench/same-answer.ts\` (${machineLine()}). The middle of ${tries} answers each, in ms, about addresses with an account and`,
  `without one; allowed: at most ${atMost.milliseconds} ms or ${atMost.share * 100} % apart.`,
  '',
  markdownTable(['question', 'known', 'unknown', 'difference', 'of the quicker'], rows),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/same-answer.md'), report);
process.exitCode = isAlike ? 0 : 1;
