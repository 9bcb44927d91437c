import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setCity } from '@thikana/contract/city';
import { startSite } from '../scripts/start-site.ts';
import { siliguri } from '../server/test/city/cities.ts';
import { manyAreas, packWith } from './catalogue/many-areas.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { type RealSearch, realSearches } from './lib/real-searches.ts';
import { memoryMegabytes } from './lib/site-watch.ts';

/** Measures searches in a small and a large catalogue, in one run: the areas of Siliguri, or more around it. */
setCity(siliguri);
const argument = (name: string) => Number(process.argv[process.argv.indexOf(`--${name}`) + 1]);
const large = argument('listings') || 1_000_000;
const areaCount = argument('areas') || siliguri.areas.length;
const sizes = [10_000, large];
const areas = manyAreas(areaCount);
const pack = areaCount > siliguri.areas.length ? packWith(areas) : undefined;
/** Ten of these are slower than the 99th percentile; of 200 it would be the second slowest. */
const searches = realSearches(1_000, areas);
const someSearches = searches.slice(0, 200);
const landmarks = siliguri.landmarks.filter((_, place) => place % 8 === 0);
const words = ['garden', 'quiet lane', 'hospital', 'near market', 'balcony', 'corner plot', 'lift', 'new'];
/** The same words with a typing mistake each; unknown words are corrected. */
const withSlips = [
  'gardne',
  'quite lnae',
  'hosptal',
  'naer markte',
  'blacony',
  'cornr ploot',
  'lfit',
  'garddens',
];
const typedSoFar = [
  'ma',
  'mati',
  'matigara',
  'sevok r',
  'flat in',
  'quiet la',
  'hosp',
  'sukna',
  'মাটি',
  'gardne',
];
const misspelt = [
  'sevok rod',
  'matigada',
  'shivmondir',
  'champasary',
  'dagapor',
  'salugra',
  'bagdogra',
  'hakim para',
];

interface Timing {
  p50: number;
  p99: number;
}

async function measure(size: number) {
  const database = await openCatalogue(size, areas);
  const startedAt = performance.now();
  const site = await startSite({
    ...{ port: 3195, demo: false, databaseUrl: database.connectionString },
    environment: pack ? { CITY: pack } : {},
  });
  const startMilliseconds = performance.now() - startedAt;
  const get = async (address: string) => {
    const answer = await fetch(`${site.url}${address}`);
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    return answer.json() as Promise<{ totalPages?: number; facets?: object }>;
  };
  const time = async (addresses: readonly string[]): Promise<Timing> => {
    const taken: number[] = [];
    for (const address of addresses) {
      const begun = performance.now();
      await get(address);
      taken.push(performance.now() - begun);
    }
    taken.sort((one, other) => one - other);
    const at = (part: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * part))] ?? 0;
    return { p50: at(0.5), p99: at(0.99) };
  };

  while (!(await get('/api/search/facets')).facets) await wait(200);
  const readMilliseconds = performance.now() - startedAt;
  await time(Array.from({ length: 50 }, () => '/api/user/post/view-latest-posts'));

  const lists = ['rental-properties', 'sell-properties', 'rent-sell-listings'];
  const pages = (number: (list: string) => number) =>
    lists.flatMap((list) =>
      ['', 'price', 'price-desc'].map((sort) => `/api/user/post/${list}?page=${number(list)}&sort=${sort}`),
    );
  const totals = new Map<string, number>();
  for (const list of lists) totals.set(list, (await get(`/api/user/post/${list}`)).totalPages ?? 1);
  const lastPagesOfWords: string[] = [];
  for (const q of words) {
    lastPagesOfWords.push(`${addressOfWords(q)}&page=${(await get(addressOfWords(q))).totalPages ?? 1}`);
  }
  // The places are loaded when the first letter is typed.
  await get(suggestionsFor('siliguri'));
  const timings = {
    'first page of 1,000 searches': await time(searches.map(addressOf)),
    '200 of them again': await time(someSearches.map(addressOf)),
    'first pages of whole lists': await time(pages(() => 1)),
    'last pages of whole lists': await time(pages((list) => totals.get(list) ?? 1)),
    'counts for every choice, 200 searches': await time(
      someSearches.map(({ query }) => `/api/search/facets?${new URLSearchParams(query)}`),
    ),
    'near a landmark': await time(
      landmarks.map(({ slug }) => `/api/user/post/rental-properties?landmark=${slug}`),
    ),
    'counts near a landmark': await time(
      landmarks.map(({ slug }) => `/api/search/facets?purpose=rent&landmark=${slug}`),
    ),
    'words, best match first': await time(words.map((q) => addressOfWords(q))),
    'words, newest first': await time(words.map((q) => `${addressOfWords(q)}&sort=newest`)),
    'words, last page': await time(lastPagesOfWords),
    'misspelt words': await time(withSlips.map(addressOfWords)),
    'counts for words': await time(words.map((q) => `/api/search/facets?q=${encodeURIComponent(q)}`)),
    'suggestions while typing': await time(typedSoFar.map(suggestionsFor)),
    'names of areas misspelt': await time(
      misspelt.map((q) => `/api/search/words?q=${encodeURIComponent(q)}`),
    ),
  };
  const memory = memoryMegabytes(site.pid);
  await site.stop();
  await database.stop();
  return { timings, startMilliseconds, readMilliseconds, memory };
}

function addressOfWords(q: string): string {
  return `/api/user/post/rent-sell-listings?q=${encodeURIComponent(q)}`;
}

function suggestionsFor(q: string): string {
  return `/api/search/suggestions?q=${encodeURIComponent(q)}`;
}

function addressOf({ list, query }: RealSearch): string {
  return `/api/user/post/${list}?${new URLSearchParams(query)}`;
}

const results = [];
for (const size of sizes) results.push(await measure(size));
const [small, big] = results;
if (!small || !big) throw new Error('Nothing was measured.');
const milliseconds = (value: number) => value.toFixed(1);
const rows = Object.entries(big.timings).map(([name, timing]) => {
  const other = small.timings[name as keyof typeof small.timings];
  return [
    name,
    ...[other.p50, other.p99, timing.p50, timing.p99].map(milliseconds),
    (timing.p99 / other.p99).toFixed(1),
  ];
});
const header = ['milliseconds', `p50 of ${sizes[0]}`, 'p99', `p50 of ${sizes[1]}`, 'p99', 'p99 : p99'];
const other = [
  [
    'start until the first answer, ms',
    ...results.map(({ startMilliseconds }) => startMilliseconds.toFixed(0)),
  ],
  [
    'start until the catalogue is loaded, ms',
    ...results.map(({ readMilliseconds }) => readMilliseconds.toFixed(0)),
  ],
  ['memory of the process, MB', ...results.map(({ memory }) => memory.now.toFixed(0))],
  ['at most, MB', ...results.map(({ memory }) => memory.highest.toFixed(0))],
];
const command = `node bench/search.ts --listings ${large}${pack ? ` --areas ${areaCount}` : ''}`;
const report = `# Searches\n\n\`${command}\` (${machineLine()}). One visitor at a time, over HTTP, with an empty cache.\n\n${markdownTable(header, rows)}\n\n${markdownTable(['', ...sizes.map(String)], other)}\n`;
console.log(report);
writeFileSync(path.join(import.meta.dirname, `results/search${pack ? '-many-areas' : ''}.md`), report);
