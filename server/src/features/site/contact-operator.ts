import { baseLanguage } from '@thikana/contract/language';
import type { contactBody } from '@thikana/contract/site';
import type { z } from 'zod';
import { contactMessageMail } from './mails/contact-message-mail.ts';
import type { SiteDependencies } from './site.dependencies.ts';

/** Emails the operator. A filled hidden field means a robot; its answer looks the same. */
export async function contactOperator(
  { db, mail, site, settings }: SiteDependencies,
  { website, ...message }: z.output<typeof contactBody>,
): Promise<void> {
  if (website) return;
  const { contactEmail } = await settings.get();
  // The site's address belongs to no account.
  const operator = { email: contactEmail, language: baseLanguage };
  await db
    .transaction()
    .execute((transaction) =>
      mail.enqueue(transaction, operator, () => contactMessageMail({ siteName: site.name, ...message })),
    );
}
