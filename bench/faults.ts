import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, isApiError } from '@thikana/contract/api-error';
import { createClient } from '@thikana/contract/client';
import { listRentals } from '@thikana/contract/search/search';
import { startSite } from '../scripts/start-site.ts';
import {
  countDone,
  listLost,
  listUndelivered,
  newPerson,
  nothingDone,
  write,
} from './lib/acknowledged-writes.ts';
import { machineLine, markdownTable } from './lib/machine.ts';
import { openMailRelay, type RelayFault } from './lib/mail-relay.ts';

/**
 * Takes away what the site depends on (database, picture store, disk, email relay) while people write and read.
 * Nothing acknowledged may be lost, rejected requests must be answered in time, and the site must recover by itself.
 */
interface Fault {
  name: string;
  rounds: number;
  holdMilliseconds: number;
  begin(): unknown;
  end(): unknown;
}

const writers = 8;
const slowestMilliseconds = 6_000;
const recoveryMilliseconds = 10_000;
const mailMilliseconds = 60_000;
const patienceMilliseconds = 60_000;
/** Statuses that tell the client that the failure is temporary and not its fault. */
const honestStatuses = [503, 507];

const port = 3397;
const relay = await openMailRelay(3398);
const dataDir = mkdtempSync(path.join(tmpdir(), 'thikana-faults-'));
const hasOwnDisk = mountDisk();
await chmod(dataDir, 0o755);
const site = await startSite({
  port,
  demo: false,
  environment: {
    DATA_DIR: dataDir,
    SMTP_URL: relay.url,
    CONTACT_EMAIL: 'operator@example.org',
    LOG_LEVEL: 'fatal',
  },
});

const pictures = path.join(dataDir, 'pictures');
const ballast = path.join(dataDir, 'ballast');
const faults: Fault[] = [
  {
    name: 'PostgreSQL stopped in immediate mode',
    rounds: 20,
    holdMilliseconds: 0,
    begin: () => process.kill(databasePids()[0] ?? 0, 'SIGQUIT'),
    end() {},
  },
  {
    name: 'PostgreSQL frozen for 8 s',
    rounds: 3,
    holdMilliseconds: 8_000,
    begin: () => signalDatabase('SIGSTOP'),
    end: () => signalDatabase('SIGCONT'),
  },
  {
    name: 'picture store missing for 5 s',
    rounds: 3,
    holdMilliseconds: 5_000,
    begin: () => rename(pictures, `${pictures}.away`),
    end: () => rename(`${pictures}.away`, pictures),
  },
  ...(hasOwnDisk
    ? [
        {
          name: 'disk full for 10 s',
          rounds: 3,
          holdMilliseconds: 10_000,
          begin: () => fillDisk(),
          end: () => rm(ballast),
        },
      ]
    : []),
  ...(['refuses', 'hangs', 'puts off'] satisfies RelayFault[]).map((fault) => ({
    name: `mail relay ${fault} for 10 s`,
    rounds: 1,
    holdMilliseconds: 10_000,
    begin: () => relay.fail(fault),
    end: () => relay.heal(),
  })),
];

const rows = [];
const complaints = new Map<string, number>();
const complain = (text: string) => complaints.set(text, (complaints.get(text) ?? 0) + 1);
const chosen = process.argv[2] ?? '';
try {
  for (const fault of faults) if (fault.name.includes(chosen)) rows.push(await tryFault(fault));
} finally {
  await site.stop();
  await relay.close();
  if (hasOwnDisk) execFileSync('umount', [dataDir]);
  await rm(dataDir, { recursive: true, force: true });
}

const table = markdownTable(
  [
    'what',
    'times',
    'done',
    'lost',
    'told to come back',
    'other failures',
    'slowest answer',
    'longest until all write again',
    'longest until all mails had arrived',
  ],
  rows,
);
const report = `# Faults in dependencies

\`node bench/faults.ts\` (${machineLine()}). ${writers} people write and one reads throughout. Required: nothing lost, no failures other than 503 and 507, no answer slower than 6 s, everyone can write again within 10 s after the fault has ended, every email within 60 s.${hasOwnDisk ? '' : ' A full disk was not tried: mounting one needs rights.'}

${table}
${[...complaints].map(([text, times]) => `- ${text}${times > 1 ? ` (${times} times)` : ''}\n`).join('')}`;
console.log(report);
if (!chosen) writeFileSync(path.join(import.meta.dirname, 'results/faults.md'), report);
if (complaints.size > 0) process.exitCode = 1;

async function tryFault(fault: Fault) {
  const seen = { done: 0, lost: 0, refused: 0, failed: 0, slowest: 0, recovery: 0, mails: 0 };
  for (let round = 1; round <= fault.rounds; round += 1) await tryOnce(fault, seen);
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  console.log(fault.name, seen);
  if (seen.slowest > slowestMilliseconds) complain(`${fault.name}: an answer took ${seconds(seen.slowest)}`);
  if (seen.recovery > recoveryMilliseconds)
    complain(`${fault.name}: recovered after ${seconds(seen.recovery)}`);
  return [
    fault.name,
    fault.rounds,
    seen.done,
    seen.lost,
    seen.refused,
    seen.failed,
    seconds(seen.slowest),
    seconds(seen.recovery),
    seconds(seen.mails),
  ];
}

type Seen = Record<'done' | 'lost' | 'refused' | 'failed' | 'slowest' | 'recovery' | 'mails', number>;

async function tryOnce(fault: Fault, seen: Seen): Promise<void> {
  const done = nothingDone();
  let isOver = false;
  let healedAt = Number.POSITIVE_INFINITY;
  const writesAgain = new Set<number>();

  /** Returns whether `doing` succeeded. Rejections are counted; failures that must not happen are also reported. */
  const watch = async (what: string, doing: () => Promise<unknown>): Promise<boolean> => {
    const began = performance.now();
    const failure = await doing().then(
      () => undefined,
      (error: unknown) => error ?? new Error(),
    );
    seen.slowest = Math.max(seen.slowest, performance.now() - began);
    if (failure === undefined) return true;
    if (isApiError(failure) && honestStatuses.includes(failure.status) && failure.message) seen.refused += 1;
    else {
      seen.failed += 1;
      complain(`${fault.name}: ${what}: ${failure}`);
    }
    await wait(100);
    return false;
  };

  const people = await Promise.all(Array.from({ length: writers }, () => newPerson(site.url)));
  const working = people.map(async (call, person) => {
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      const isDone = await watch('a write', () => write(call, turn, done));
      if (isDone && began > healedAt) writesAgain.add(person);
    }
  });
  working.push(readAllTheWhile(watch, () => isOver));

  // By now every kind of write has happened and its folder exists.
  while (countDone(done) < 3 * writers) await wait(5);
  await wait(Math.random() * 300);
  await fault.begin();
  await wait(fault.holdMilliseconds);
  await fault.end();
  healedAt = performance.now();
  while (writesAgain.size < writers && performance.now() - healedAt < patienceMilliseconds) await wait(10);
  seen.recovery = Math.max(seen.recovery, performance.now() - healedAt);
  await wait(500);
  isOver = true;
  await Promise.all(working);

  const lost = await listLost(done, site.url);
  const mailsUntil = healedAt + mailMilliseconds - performance.now();
  for (const title of await listUndelivered(done.mails, relay.lookUp, mailsUntil)) lost.push(`mail ${title}`);
  for (const each of lost) complain(`${fault.name}: lost ${each}`);
  seen.mails = Math.max(seen.mails, performance.now() - healedAt);
  seen.done += countDone(done);
  seen.lost += lost.length;
}

/** Reads a list as a document and as data. */
async function readAllTheWhile(
  watch: (what: string, doing: () => Promise<unknown>) => Promise<boolean>,
  isOver: () => boolean,
): Promise<void> {
  const visitor = createClient({ baseUrl: site.url });
  for (let page = 1; !isOver(); page = (page % 9) + 1) {
    await watch('a list', () => visitor(listRentals, { query: { page } }));
    await watch('a document', () => fetchDocument(`/rentals?page=${page}`));
    await wait(50);
  }
}

async function fetchDocument(address: string): Promise<void> {
  const { ok, status } = await drained(fetch(site.url + address));
  if (!ok) throw new ApiError({ code: 'unavailable', status, message: `${address} was not there.` });
}

async function drained(answering: Promise<Response>): Promise<Response> {
  const answer = await answering;
  await answer.arrayBuffer();
  return answer;
}

/** The process ids of the database server and its children, the server first. */
function databasePids(): number[] {
  const postmaster = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('postmaster.pid'),
  );
  const pid = Number(readFileSync(path.join(dataDir, postmaster ?? ''), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && parentOf(each) === pid);
  return [pid, ...children];
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    // The process has just ended.
    return undefined;
  }
}

function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of databasePids()) process.kill(pid, signal);
}

async function fillDisk(): Promise<void> {
  const file = await open(ballast, 'w');
  try {
    for (let size = 1 << 20; size >= 512; size >>= 1) await fillWith(file, Buffer.alloc(size));
  } finally {
    await file.close();
  }
}

async function fillWith(file: Awaited<ReturnType<typeof open>>, bytes: Buffer): Promise<void> {
  try {
    for (;;) await file.write(bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** A small disk that can be filled, where mounting is allowed. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=700m', 'thikana-faults', dataDir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
