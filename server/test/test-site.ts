import { rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Call, createClient, type PreparedRequest } from '@thikana/contract/client';
import { expiry } from '@thikana/contract/expiry';
import type { Role } from '@thikana/contract/vocabulary';
import { pino } from 'pino';
import PostalMime from 'postal-mime';
import { afterAll, inject as provided } from 'vitest';
import { type App, buildApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { startSession } from '#server/features/accounts/accounts.feature.ts';
import { liveChannel } from '#server/features/messages/messages.feature.ts';
import { stalenessChannel } from '#server/http/staleness.ts';
import type { WebApp } from '#server/http/web-app.ts';
import { dayMilliseconds } from '#server/lib/durations.ts';
import { newId } from '#server/lib/ids.ts';
import { createNotifications } from '#server/platform/database/notifications.ts';
import { createPool } from '#server/platform/database/pool.ts';
import type { PushNetwork } from '#server/platform/push/push-sender.ts';
import { createServices, type Services } from '#server/services.ts';
import { password } from './password.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { stubWeb } from './stub-web.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface Person {
  id: string;
  email: string;
  password: string;
  token: string;
  call: Call;
}

interface ReceivedMail {
  subject: string;
  text: string;
  link: string;
  replyTo: string | undefined;
  /** The name of the sender. */
  from: string | undefined;
  html: string;
  /** The attached calendar file. */
  calendar: string | undefined;
}

export interface TestSite {
  app: App;
  services: Services;
  dataDir: string;
  database: Pick<TestDatabase, 'connectionString' | 'drop'>;
  /** The API as a visitor without a session calls it. */
  call: Call;
  /** Calls with this token; `onRenewed` receives the tokens that replace it. */
  as(token: string, onRenewed?: (next: string) => void): Call;
  person(role?: Role): Promise<Person>;
  /** The newest email to this address with these words in its subject; waits until it arrives. */
  mailTo(email: string, subject?: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const emptyWebApp: WebApp = stubWeb(() => '');

/**
 * A whole site with its own database and folder, called without a network; or another process of the same site, with
 * `beside`. A given `database` is dropped at the end too.
 */
export async function openTestSite(
  options: {
    environment?: Record<string, string>;
    razorpay?: Config['razorpay'];
    web?: WebApp;
    now?: () => Date;
    beside?: TestSite;
    database?: TestSite['database'];
    /** How push services are reached. */
    pushNetwork?: PushNetwork;
  } = {},
): Promise<TestSite> {
  const { beside } = options;
  const dataDir = beside?.dataDir ?? makeTemporaryFolder();
  const database = beside?.database ?? options.database ?? (await createTestDatabase());
  const log = pino({ level: 'silent' });
  const read = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: database.connectionString,
    RATE_LIMITS: 'off',
    ...options.environment,
  });
  const config = { ...read, razorpay: options.razorpay ?? read.razorpay };
  const pool = createPool({ connectionString: database.connectionString, maxConnections: 8 });
  const opened = { pool, connectionString: database.connectionString };
  const services = await createServices(config, opened, log, options.now, options.pushNetwork);
  const app = await buildApp(config, services, {
    web: options.web ?? emptyWebApp,
    log,
    isAvailable: () => true,
  });
  const notifications = createNotifications({ connectionString: database.connectionString, log });
  await Promise.all([
    notifications.listen(stalenessChannel, app.onStale),
    notifications.listen(liveChannel, app.onLive),
    services.jobs.start(),
  ]);

  const as = (token: string | null, onRenewed: (next: string) => void = () => {}): Call =>
    createClient({ token: () => token, onRenewed, send: (request) => inject(app, request) });

  return {
    app,
    services,
    dataDir,
    database,
    call: as(null),
    as,
    person: (role = 'user') => makePerson(services, as, role),
    mailTo: (email, subject = '') => findMail(path.join(dataDir, 'outbox'), email, subject),
    async close() {
      await app.http.close();
      // The queue looks only every half second whether its workers have stopped, so they stop before.
      await services.jobs.rest();
      await services.close();
      await notifications.stop();
      await pool.end();
      if (beside) return;
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A site for the tests of one file, closed after them. */
export async function useTestSite(options?: Parameters<typeof openTestSite>[0]): Promise<TestSite> {
  const site = await openTestSite(options);
  afterAll(() => site.close());
  return site;
}

async function inject(app: App, request: PreparedRequest) {
  const form = request.body instanceof FormData ? new Response(request.body) : undefined;
  const contentType = form?.headers.get('content-type');
  const answer = await app.http.inject({
    method: request.method as 'GET',
    url: request.url,
    headers: { ...request.headers, ...(contentType ? { 'content-type': contentType } : {}) },
    ...(request.body === undefined
      ? {}
      : { payload: form ? Buffer.from(await form.arrayBuffer()) : (request.body as string) }),
  });
  return {
    status: answer.statusCode,
    json: answer.body ? (JSON.parse(answer.body) as unknown) : undefined,
    header: (name: string) => (answer.headers[name] as string | undefined) ?? null,
  };
}

async function makePerson(services: Services, as: (token: string) => Call, role: Role): Promise<Person> {
  const id = newId();
  const email = `${id}@example.com`;
  const user = await services.db
    .insertInto('users')
    .values({
      id,
      name: 'Asha Tamang',
      email,
      email_key: email,
      phone: '+919000000001',
      // Hashing is slow by design, and everyone has the same password.
      password_hash: provided('passwordHash'),
      role,
      is_verified: false,
    })
    .returning(['id', 'session_version'])
    .executeTakeFirstOrThrow();
  const token = await sessionOf(services, user);
  return { id, email, password, token, call: callWithSession(services, as, user, token) };
}

/** Calls with this session, and with a new one once it has expired by the clock of the site, as after another login. */
function callWithSession(
  services: Services,
  as: (token: string) => Call,
  user: { id: string; session_version: number },
  token: string,
): Call {
  const lifetime = expiry.sessionDays * dayMilliseconds;
  let call = as(token);
  let startedAt = services.now().getTime();
  return async (endpoint, input) => {
    const now = services.now().getTime();
    if (now - startedAt >= lifetime) {
      call = as(await sessionOf(services, user));
      startedAt = now;
    }
    return call(endpoint, input);
  };
}

/** Starts a session without a password. */
export function sessionOf(
  services: Services,
  user: { id: string; session_version: number },
): Promise<string> {
  return startSession(services, user, { agent: undefined, isKept: false });
}

const lookMilliseconds = 25;
const patienceMilliseconds = 30_000;

async function findMail(outbox: string, email: string, subject: string): Promise<ReceivedMail> {
  const givenUpAt = Date.now() + patienceMilliseconds;
  while (Date.now() < givenUpAt) {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names.reverse()) {
      const mail = await PostalMime.parse(await readFile(path.join(outbox, name)));
      if (!mail.to?.some((recipient) => recipient.address?.toLowerCase() === email.toLowerCase())) continue;
      if (!mail.subject?.includes(subject)) continue;
      const text = mail.text ?? '';
      const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
      const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
      const calendar = file && textOf(file.content);
      return {
        subject: mail.subject ?? '',
        text,
        link,
        replyTo: mail.replyTo?.[0]?.address,
        from: mail.from?.name,
        html: mail.html ?? '',
        calendar,
      };
    }
    await wait(lookMilliseconds);
  }
  throw new Error(`No mail for ${email} has arrived: ${subject}`);
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
