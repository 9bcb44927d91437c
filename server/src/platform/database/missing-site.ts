import { StartupError } from '#server/lib/startup-error.ts';

/** Commands do not create a database, so that a mistyped setting is noticed. */
export function missingSiteAt(place: string): StartupError {
  return new StartupError(
    `There is no site at ${place}.`,
    'Check DATA_DIR and DATABASE_URL; a new site has to be started once first.',
  );
}
