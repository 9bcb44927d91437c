import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Listing } from '@thikana/contract/listings';
import { listAllListings, searchListings } from '@thikana/contract/search/search';
import { understandWords as read } from '../server/src/features/search/understanding/understand-words.ts';
import { openDemoSite } from '../server/test/open-demo-site.ts';
import { fittingListings, type JudgedQuery, readJudged } from './lib/judged-queries.ts';
import { machineLine, markdownTable } from './lib/machine.ts';

/**
 * Measures how well searches in words are answered, by the queries in `understanding`. The failures of the closed half
 * are not printed, so that nobody tunes the lexicon to them.
 */
const page = 8;
const groups = ['en', 'la', 'bn', 'hi', 'ne'];
const { call, close } = await openDemoSite();
const catalogue: Listing[] = [];
for (let number = 1; ; number += 1) {
  const { listings } = await call(listAllListings, { query: { limit: '50', page: String(number) } } as never);
  if (listings.length === 0) break;
  catalogue.push(...listings);
}

interface Outcome extends JudgedQuery {
  isAnswered: boolean;
  isEmpty: boolean;
  gain: number;
  address: string;
  fitting: number;
}

async function ask(judged: JudgedQuery): Promise<Outcome | undefined> {
  const fitting = new Set(fittingListings(catalogue, judged).map(({ _id }) => _id));
  const query = { q: judged.query, limit: String(page) };
  const answer = await call(searchListings, { query } as never);
  // As a visitor sees them: close matches follow if few listings fit.
  const listings = [...answer.listings, ...(answer.relaxed?.listings ?? [])].slice(0, page);
  const isFitting = listings.map(({ _id }) => fitting.has(_id));
  const possible = Math.min(page, fitting.size);
  const hits = isFitting.filter(Boolean).length;
  const gainOf = (fits: readonly boolean[]) =>
    fits.reduce((sum, fit, rank) => sum + (fit ? 1 / Math.log2(rank + 2) : 0), 0);
  if (possible === 0) console.log(`No listing fits: ${judged.query}`);
  return possible === 0
    ? undefined
    : {
        ...judged,
        isAnswered: hits >= possible * 0.75 && isFitting[0] === true,
        isEmpty: listings.length === 0,
        gain: gainOf(isFitting) / gainOf(Array<boolean>(possible).fill(true)),
        address: new URLSearchParams(answer.understood).toString(),
        fitting: fitting.size,
      };
}

async function askAll(judged: readonly JudgedQuery[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const each of judged) {
    const outcome = await ask(each);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

const percent = (part: number) => `${(part * 100).toFixed(0)} %`;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function rowOf(name: string, outcomes: readonly Outcome[]) {
  return [
    name,
    outcomes.length,
    percent(mean(outcomes.map(({ isAnswered }) => Number(isAnswered)))),
    percent(mean(outcomes.map(({ isEmpty }) => Number(isEmpty)))),
    mean(outcomes.map(({ gain }) => gain)).toFixed(2),
  ];
}

const halves = { open: await askAll(readJudged('open')), closed: await askAll(readJudged('closed')) };
if (process.argv.includes('--failures')) {
  for (const { query, address, fitting, isAnswered } of halves.open) {
    if (!isAnswered) console.log(`${query} (${fitting}): ${decodeURIComponent(address)}`);
  }
}

/** The time to read each query a hundred times. */
function readingMilliseconds() {
  const taken = Object.values(halves)
    .flat()
    .flatMap(({ query }) =>
      Array.from({ length: 100 }, () => {
        const begun = performance.now();
        read(query);
        return performance.now() - begun;
      }),
    )
    .sort((one, other) => one - other);
  const at = (part: number) => (taken[Math.floor(taken.length * part)] ?? 0).toFixed(2);
  return `Reading a query takes ${at(0.5)} ms, at the 99th percentile ${at(0.99)} ms.`;
}

const report = [
  '# Searches in words',
  '',
  `\`node bench/understanding.ts\` (${machineLine()}). Queries and conditions: \`bench/understanding\`.`,
  '',
  ...Object.entries(halves).flatMap(([half, outcomes]) => [
    `## The ${half} half`,
    '',
    markdownTable(
      ['group', 'queries', 'answered', 'nothing found', 'nDCG@8'],
      [
        ...groups.map((group) =>
          rowOf(
            group,
            outcomes.filter((each) => each.group === group),
          ),
        ),
        rowOf('all', outcomes),
      ],
    ),
    '',
  ]),
  readingMilliseconds(),
  '',
].join('\n');
console.log(report);
writeFileSync(path.join(import.meta.dirname, 'results/understanding.md'), report);
await close();
