import { isAllowed } from '@thikana/contract/roles';
import { type Role, roles } from '@thikana/contract/vocabulary';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DigestDependencies } from './digest.dependencies.ts';
import { type DigestReader, digestRepository } from './digest.repository.ts';
import { isDue } from './digest-slots.ts';
import { digestSources } from './digest-sources.ts';
import { type DigestPart, digestMail } from './mails/digest-mail.ts';

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
  { id, name, email, role }: DigestReader,
): Promise<void> {
  const parts: DigestPart[] = [];
  for (const source of sourcesOf(role)) {
    const found = await digestRepository(transaction).takeNewItems(id, source);
    if (!found) continue;
    const { fresh, total, oldest_at: oldestAt, labels } = found;
    const link = `${site.publicUrl}${source.path}`;
    parts.push({ title: source.title({ count: fresh }), link, fresh, total, oldestAt, labels });
  }
  if (parts.length === 0) return;
  const content = digestMail({
    siteName: site.name,
    name,
    parts,
    link: `${site.publicUrl}/admin/home`,
    changeLink: `${site.publicUrl}/admin/account`,
  });
  await mail.enqueue(transaction, email, content);
}
