import { isAllowed } from '@thikana/contract/roles';
import { type Role, roles } from '@thikana/contract/vocabulary';
import type { Transaction } from 'kysely';
import { pageUrl } from '../../lib/addresses.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { DigestDependencies } from './digest.dependencies.ts';
import { type DigestReader, digestRepository, type NewItems } from './digest.repository.ts';
import { isDue } from './digest-slots.ts';
import { type DigestSource, digestSources } from './digest-sources.ts';
import { digestMail } from './mails/digest-mail.ts';

type Dependencies = Omit<DigestDependencies, 'jobs'>;

const sourcesOf = (role: Role) => digestSources.filter((source) => isAllowed(role, source.role));
/** Roles for which something can wait. */
const readingRoles = roles.filter((role) => sourcesOf(role).length > 0);

/**
 * Emails each member of staff who is due about what newly waits. The transaction that queues an email also marks what
 * it mentions, so a process that ends has done both or neither.
 */
export async function sendDigests(dependencies: Dependencies): Promise<void> {
  const { db, settings, now } = dependencies;
  const at = now();
  const digests = digestRepository(db);
  await digests.addReaders(readingRoles, at);
  const { staffDigest } = await settings.get();
  for (const reader of await digests.listReaders(readingRoles)) {
    const frequency = reader.frequency ?? staffDigest;
    if (!isDue(frequency, reader.looked_at, at)) continue;
    await db.transaction().execute(async (transaction) => {
      await sendDigest(transaction, dependencies, reader);
      // Those who are emailed at once are looked at every minute.
      if (frequency !== 'at-once') await digestRepository(transaction).setLookedAt(reader.id, at);
    });
  }
}

async function sendDigest(
  transaction: Transaction<Tables>,
  { mail, site }: Dependencies,
  reader: DigestReader,
): Promise<void> {
  const found: { source: DigestSource; items: NewItems }[] = [];
  for (const source of sourcesOf(reader.role)) {
    const items = await digestRepository(transaction).takeNewItems(reader.id, source);
    if (items) found.push({ source, items });
  }
  if (found.length === 0) return;
  await mail.enqueue(transaction, reader, () =>
    digestMail({
      siteName: site.name,
      name: reader.name,
      parts: found.map(({ source, items: { fresh, total, oldest_at: oldestAt, labels } }) => ({
        title: source.title({ count: fresh }),
        link: pageUrl(site.publicUrl, source.path),
        fresh,
        total,
        oldestAt,
        labels,
      })),
      link: pageUrl(site.publicUrl, '/admin/home'),
      changeLink: pageUrl(site.publicUrl, '/admin/account'),
    }),
  );
}
