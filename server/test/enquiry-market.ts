import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isApiError } from '@thikana/contract/api-error';
import type { EnquiryAnswer } from '@thikana/contract/conversations';
import { answerForListing } from '#server/features/availability/answer-availability.ts';
import { answerEnquiry } from '#server/features/messages/answer-enquiry.ts';
import type { MessagesDependencies } from '#server/features/messages/messages.dependencies.ts';
import { startConversation } from '#server/features/messages/start-conversation.ts';
import { newId } from '#server/lib/ids.ts';
import type { Services } from '#server/services.ts';
import { addFlat } from './kill-while-mailing.ts';

const program = fileURLToPath(new URL('./sweep-process.ts', import.meta.url));
const hour = 3_600_000;
const enquiriesPerListing = 10;
/** The last enquiry is old enough to be told about. */
const hoursAfterwards = 74;
const longestSweepMilliseconds = 60;

export interface MarketOptions {
  services: Services;
  settings: MessagesDependencies['settings'];
  connectionString: string;
  dataDir: string;
  enquiries: number;
  /** Hours in which seekers write. */
  hours: number;
  kills: number;
  seed: number;
  /** Sets the clock of these services. */
  setClock: (time: number) => void;
}

interface Outcome {
  enquiries: number;
  /** Written while the listing was paused or closed, and so never delivered. */
  turnedAway: number;
  answered: number;
  closed: number;
  told: number;
  /** Neither answered nor closed nor told within 72 hours. */
  late: number;
  reminders: number;
  pauses: number;
  /** The same email to the same person, and emails that are marked as sent but are missing. */
  twice: number;
  missing: number;
  kills: number;
}

/**
 * A market on a virtual clock: seekers write, owners answer at once, late or never, listings are paused and come back, and
 * the process that sweeps is killed at random moments and started again.
 */
export async function runMarket(options: MarketOptions): Promise<Outcome> {
  const { services, enquiries, hours, kills, setClock } = options;
  const lastHour = hours + hoursAfterwards;
  const random = randomOf(options.seed);
  const people = await addMarket(services, enquiries);
  const start = services.now().getTime();
  const events = planMarket(people, options, random);
  const killHours = new Set(Array.from({ length: kills }, () => Math.floor(random() * lastHour)));
  let turnedAway = 0;
  let killed = 0;
  let sweeper = await startSweeper(options);
  for (let at = 0; at <= lastHour; at += 1) {
    for (const event of events.get(at) ?? []) {
      setClock(start + (at - event.before) * hour);
      if (!(await event.run(options))) turnedAway += 1;
    }
    setClock(start + at * hour);
    sweeper.send(start + at * hour);
    if (killHours.has(at)) {
      await wait(random() * longestSweepMilliseconds);
      const ended = once(sweeper, 'exit');
      sweeper.kill('SIGKILL');
      await ended;
      killed += 1;
      sweeper = await startSweeper(options);
      sweeper.send(start + at * hour);
    }
    await once(sweeper, 'message');
  }
  const ended = once(sweeper, 'exit');
  sweeper.kill('SIGKILL');
  await ended;
  return { ...(await countOutcome(services)), turnedAway, kills: killed };
}

interface Event {
  /** How long before the full hour it happens, in hours. */
  before: number;
  /** Returns whether it was possible. */
  run: (options: MarketOptions) => Promise<boolean>;
}

type People = Awaited<ReturnType<typeof addMarket>>;

/** Every event of the market, by the hour that ends after it. */
function planMarket(
  { listings, seekers }: People,
  { enquiries: count, hours: openingHours }: MarketOptions,
  random: () => number,
): Map<number, Event[]> {
  const events = new Map<number, Event[]>();
  const plan = (when: number, run: Event['run']) => {
    const at = Math.ceil(when);
    events.set(at, [...(events.get(at) ?? []), { before: at - when, run }]);
  };
  for (let number = 0; number < count; number += 1) {
    const listing = pick(listings, number);
    const seekerId = pick(seekers, number);
    const opensAt = random() * openingHours;
    let conversationId: string | undefined;
    plan(opensAt, async (options) => {
      conversationId = await write(options, listing.id, seekerId);
      return conversationId !== undefined;
    });
    const answersAfter = delayOf(listing.kind, random);
    const answer = pick(
      ['available', 'available', 'declined', 'taken'] as const,
      Math.floor(random() * 3.02),
    );
    if (answersAfter !== undefined)
      plan(opensAt + answersAfter, async (options) => {
        if (conversationId !== undefined) await reply(options, conversationId, listing.ownerId, answer);
        return true;
      });
  }
  // Some owners bring a paused listing back every other day.
  for (const listing of listings.filter(({ kind }) => kind === 'late'))
    for (let at = 96; at < openingHours; at += 48) plan(at, (options) => bringBack(options, listing.id));
  for (const some of events.values()) some.sort((one, other) => other.before - one.before);
  return events;
}

/** Hours until an owner of this kind answers; undefined for never. */
function delayOf(kind: 'prompt' | 'late' | 'silent', random: () => number): number | undefined {
  if (kind === 'prompt') return random() * 20;
  return kind === 'late' && random() < 0.6 ? 40 + random() * 60 : undefined;
}

async function write(
  options: MarketOptions,
  listingId: string,
  seekerId: string,
): Promise<string | undefined> {
  try {
    const message = { listingId, key: `key-${newId()}`, text: 'Is the flat still free?' };
    return (await startConversation(messagesOf(options), seekerId, message)).conversationId;
  } catch (error) {
    if (isApiError(error) && error.code === 'listing_not_found') return undefined;
    throw error;
  }
}

async function reply(
  options: MarketOptions,
  conversationId: string,
  ownerId: string,
  answer: EnquiryAnswer,
): Promise<void> {
  try {
    await answerEnquiry(messagesOf(options), { conversationId, ownerId, key: `key-${newId()}`, answer });
  } catch (error) {
    // Another enquiry was answered with "taken", which closed this one.
    if (!isApiError(error) || error.code !== 'enquiry_not_open') throw error;
  }
}

async function bringBack({ services, settings }: MarketOptions, listingId: string): Promise<boolean> {
  await answerForListing(
    { ...services, settings, matchSavedSearches: async () => undefined },
    { listingId, answer: 'available' },
  );
  return true;
}

function messagesOf({ services, settings }: MarketOptions): MessagesDependencies {
  return {
    ...services,
    settings,
    pictures: { keep: async () => undefined } as unknown as MessagesDependencies['pictures'],
    limiter: {} as MessagesDependencies['limiter'],
    site: { name: 'Thikana', publicUrl: 'https://thikana.example' },
  };
}

async function addMarket({ pool }: Services, enquiries: number) {
  const listings = [];
  for (let number = 0; number < Math.ceil(enquiries / enquiriesPerListing); number += 1) {
    const ownerId = await addPerson(pool, `owner-${number}`);
    const id = await addFlat(pool, ownerId);
    const kind = pick(['prompt', 'prompt', 'late', 'silent'] as const, number);
    listings.push({ id, ownerId, kind });
  }
  await pool.query(
    `update listings set approval_status = 'approved', title = 'Sunny flat ' || id where approval_status = 'pending'`,
  );
  const seekers = [];
  for (let number = 0; number < enquiries; number += 1)
    seekers.push(await addPerson(pool, `seeker-${number}`));
  return { listings, seekers };
}

async function addPerson(pool: Services['pool'], name: string): Promise<string> {
  const id = newId();
  await pool.query(
    `insert into users (id, name, email, email_key, role, is_verified) values ($1, $2, $3, $3, 'user', true)`,
    [id, name, `${name}@example.com`],
  );
  return id;
}

async function startSweeper(
  options: Pick<MarketOptions, 'connectionString' | 'dataDir'>,
): Promise<ChildProcess> {
  const { connectionString, dataDir } = options;
  const sweeper = spawn(process.execPath, [program, JSON.stringify({ connectionString, dataDir })], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(sweeper, 'message');
  return sweeper;
}

async function countOutcome({ pool }: Services): Promise<Omit<Outcome, 'turnedAway' | 'kills'>> {
  const { rows } = await pool.query(`
    select count(*)::int as enquiries,
      (count(*) filter (where outcome in ('answered', 'taken')))::int as answered,
      (count(*) filter (where outcome in ('declined', 'gone')))::int as closed,
      (count(*) filter (where outcome is null and told_at is not null))::int as told,
      (count(*) filter (where least(settled_at, told_at) is null
        or least(settled_at, told_at) > opened_at + interval '72 hours'))::int as late,
      (select count(*) from audit_entries where action = 'listing.pause')::int as pauses
    from enquiries`);
  // One email for each mark: by its reader, and the conversation or the listing that it names.
  const mails = await pool.query(`
    with mails as (
      select case when data->>'subject' like '%waits for your answer:%' then 'reminder'
          when data->>'subject' like 'Paused:%' then 'pause'
          when data->>'subject' like 'No answer yet:%' or data->>'subject' like 'No longer offered:%' then 'told'
        end as kind,
        data->>'to' as reader,
        coalesce(substring(data->>'text' from '/dashboard/messages/([0-9a-f]{24})'),
          substring(data->>'subject' from '[0-9a-f]{24}')) as about
      from pgboss.job where name = 'send-mail'
    ), counted as (select kind, count(*) as count, count(distinct (reader, about)) as different from mails group by kind),
    expected (kind, count) as (values
      ('reminder', (select count(*) from enquiries where reminded_at is not null)),
      ('told', (select count(*) from enquiries where told_at is not null)),
      ('pause', (select count(*) from audit_entries where action = 'listing.pause')))
    select coalesce(sum(counted.count) filter (where kind = 'reminder'), 0)::int as reminders,
      coalesce(sum(counted.count - different) filter (where kind <> 'pause'), 0)::int as twice,
      coalesce(sum(abs(expected.count - coalesce(counted.count, 0))), 0)::int as missing
    from expected left join counted using (kind)`);
  return { ...rows[0], ...mails.rows[0] };
}

/** Mulberry32: the same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function pick<T>(all: readonly T[], number: number): T {
  const found = all[number % all.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}
