import pg from 'pg';
import { StartupError } from '#server/lib/startup-error.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const oldestMajorVersion = 15;
const connectionTimeoutMilliseconds = 5_000;

/** Checks that the server in DATABASE_URL can be used, or throws with what to change. */
export async function checkExternalPostgres(url: string): Promise<void> {
  const place = describePlace(url);
  const client = new pg.Client({
    connectionString: url,
    application_name: 'thikana start',
    connectionTimeoutMillis: connectionTimeoutMilliseconds,
    query_timeout: connectionTimeoutMilliseconds,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const answer = await client.query<{ version: string; encoding: string }>(
      "select current_setting('server_version') as version, current_setting('server_encoding') as encoding",
    );
    for (const { version, encoding } of answer.rows) checkServer(place, version, encoding);
  } catch (error) {
    throw explainConnectionError(error, place);
  } finally {
    await client.end();
  }
}

/** The URL without its password. */
export function describePlace(url: string): string {
  const parsed = URL.parse(url) ?? URL.parse(url.replace('@/', '@localhost/'));
  if (parsed === null || !/^postgres(?:ql)?:$/.test(parsed.protocol)) {
    throw new StartupError(
      'DATABASE_URL is not the address of a PostgreSQL database.',
      'It looks like postgresql://user:password@host:5432/database, with special characters in the password percent-encoded.',
    );
  }
  const host = parsed.searchParams.get('host') ?? parsed.host;
  return `${decodeURIComponent(host)}${parsed.pathname}`;
}

function checkServer(place: string, version: string, encoding: string): void {
  if (Number.parseInt(version, 10) < oldestMajorVersion) {
    throw new StartupError(
      `The database at ${place} is PostgreSQL ${version}, which is too old.`,
      `Thikana needs PostgreSQL ${oldestMajorVersion} or newer.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartupError(
      `The database at ${place} stores text as ${encoding}, which cannot hold every language.`,
      "Create it again with ENCODING 'UTF8'.",
    );
  }
}

function explainConnectionError(error: unknown, place: string): unknown {
  if (!(error instanceof Error) || error instanceof StartupError) return error;
  const code = (error as { code?: string }).code;
  const reason = error.message || code;
  if (code === '28P01' || code === '28000') {
    return new StartupError(
      `The database at ${place} refuses the user or password: ${reason}.`,
      'Check the user and the password in DATABASE_URL.',
    );
  }
  if (code === '3D000') {
    return new StartupError(
      `There is no such database at ${place}: ${reason}.`,
      'Create it, or correct the name in DATABASE_URL.',
    );
  }
  if (isDatabaseUnavailable(error)) {
    return new StartupError(
      `The database at ${place} cannot be reached: ${reason}.`,
      'Check that the server runs and takes connections from here, and the host and port in DATABASE_URL.',
    );
  }
  return new StartupError(`The database at ${place} cannot be used: ${reason}.`, 'Check DATABASE_URL.');
}
