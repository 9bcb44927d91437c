/** The same server and user, another database. */
export function databaseUrl(connectionString: string, database: string): string {
  return connectionString.replace(/\/\w+(?=\?|$)/, `/${database}`);
}
