import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, projectDir } from './config.ts';
import { firstStart, hasDemo } from './first-start.ts';
import { loadBuiltWebApp, type WebApp } from './http/web-app.ts';
import { StartupError } from './lib/startup-error.ts';
import { createLog } from './log.ts';
import { type Marketplace, openMarketplace } from './marketplace.ts';
import { setUp } from './setup/set-up.ts';
import { readSiteConfig } from './setup/site-env.ts';
import { welcomeText } from './welcome-text.ts';

const signals = ['SIGINT', 'SIGTERM'] as const;
const stopMilliseconds = 10_000;
/** The listen backlog. The kernel may allow fewer; connections beyond it wait for seconds. */
const backlog = 4_096;

async function main(): Promise<void> {
  const { values: flags } = parseArgs({
    options: { empty: { type: 'boolean', default: false }, dev: { type: 'boolean', default: false } },
  });
  const ownAddresses = Object.values(networkInterfaces()).flatMap((each = []) =>
    each.map(({ address }) => address),
  );
  const config = readSiteConfig(process.env, ownAddresses);
  // An exit, unlike the signal itself, stops the embedded database.
  for (const signal of signals) process.on(signal, endEarly);
  const log = createLog(config.logLevel);
  const web = await loadWebApp(flags.dev);
  const wantsDemo = !flags.empty && hasDemo(config);
  let wasSetUp = false;
  const marketplace = await openMarketplace(config, {
    web,
    log,
    prepare: async (database) => {
      let isStopping = false;
      const stop = () => {
        isStopping = true;
        void database.stop().finally(() => process.exit(0));
      };
      for (const signal of signals) process.off(signal, endEarly).on(signal, stop);
      const print = (text: string) => console.log(text);
      wasSetUp = await setUp(config, { database, wantsDemo, print }).catch((error: unknown) => {
        // Without its database the set-up fails, and the process ends in a moment.
        if (isStopping) return new Promise<never>(() => {});
        throw error;
      });
      for (const signal of signals) process.off(signal, stop).on(signal, endEarly);
      return wasSetUp ? readSiteConfig(process.env) : config;
    },
  });
  for (const signal of signals) process.off(signal, endEarly);
  stopOnSignals(marketplace);
  const accounts = await firstStart(config, marketplace, { withDemo: !flags.empty && !wasSetUp });
  await listen(marketplace, config);
  console.log(welcomeText(config, { embedded: marketplace.database.embedded, accounts }));
}

const endEarly = () => process.exit(0);

async function loadWebApp(isDevelopment: boolean): Promise<WebApp> {
  if (!isDevelopment) return loadBuiltWebApp(path.join(projectDir, 'web/build'));
  const { startDevelopmentWebApp } = await import('./http/development-web-app.ts');
  return startDevelopmentWebApp(path.join(projectDir, 'web'));
}

async function listen({ app, stop }: Marketplace, { host, port }: Config): Promise<void> {
  try {
    await app.http.listen({ host, port, backlog });
  } catch (error) {
    await stop();
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') {
      throw new StartupError(
        `Something already listens on port ${port}.`,
        'Choose another one: PORT=3001 npm start',
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(
        `HOST=${host} is not an address of this machine.`,
        'Use 0.0.0.0 for all of its addresses.',
      );
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} needs more rights than this user has.`, 'Try PORT=3000.');
    throw error;
  }
}

function stopOnSignals(marketplace: Marketplace): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopMilliseconds).unref();
    await marketplace.stop();
    process.exit(0);
  };
  for (const signal of signals) process.on(signal, stop);
}

main().catch((error: unknown) => {
  if (!(error instanceof StartupError)) console.error(error);
  else console.error(`\n${error.message}${error.hint ? `\n${error.hint}` : ''}\n`);
  process.exit(1);
});
