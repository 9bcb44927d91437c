import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type { Config } from '../config.ts';
import { hasAdmin } from '../features/accounts/accounts.feature.ts';
import { useCity } from '../features/city/city.feature.ts';
import { m } from '../paraglide/messages.js';
import type { OpenedDatabase } from '../platform/database/open-database.ts';
import { hasSiteValue } from '../platform/database/site-values.ts';
import type { Tables } from '../platform/database/tables.ts';
import { createSetupApp } from './setup-app.ts';
import { hashSecret, newSecret, setupStates, steps } from './setup-state.ts';

interface SetUpOptions {
  database: Pick<OpenedDatabase, 'pool' | 'embedded'>;
  /** Whether this start would make a demo in a new database. */
  wantsDemo: boolean;
  print(text: string): void;
}

const lookMilliseconds = 1_000;

/**
 * Before the first start of a site without a demo and without an administrator: serves the set-up page until it is done
 * in this process or another. Returns whether the site was set up in the browser, now or earlier: it never gets a demo.
 */
export async function setUp(config: Config, options: SetUpOptions): Promise<boolean> {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: options.database.pool }) });
  const states = setupStates(db);
  const state = await states.find();
  if (state && state.step === undefined) return true;
  if (!state && !(await isNew(config, db, options))) return false;
  if (state && state.step !== 'admin' && state.step !== 'city') await useCity(db);

  const code = newSecret();
  await states.save({
    step: steps[0],
    typed: {},
    ...state,
    codeHash: hashSecret(code),
    cookieHash: undefined,
  });
  let done = () => {};
  const isDone = new Promise<void>((resolve) => {
    done = resolve;
  });
  const app = createSetupApp({ config, db, states, onDone: () => done() });
  await app.listen({ host: config.host, port: config.port });
  options.print(
    `\n  ${m.setup_terminal()}\n\n  ${m.setup_terminal_text()}\n  ${config.publicUrl}/setup?code=${code}\n`,
  );
  const watching = new AbortController();
  await Promise.race([isDone, untilDoneElsewhere(states, watching.signal)]);
  watching.abort();
  await app.close();
  return true;
}

async function isNew(config: Config, db: Kysely<Tables>, options: SetUpOptions): Promise<boolean> {
  if (!config.setup || config.admin) return false;
  const makesDemo = options.database.embedded && options.wantsDemo && !(await hasSiteValue(db, 'demo'));
  return !makesDemo && !(await hasAdmin(db));
}

async function untilDoneElsewhere(
  states: ReturnType<typeof setupStates>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await wait(lookMilliseconds, undefined, { signal }).catch(() => {});
    if ((await states.find())?.step === undefined) return;
  }
}
