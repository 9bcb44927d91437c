import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Output } from '@thikana/contract/endpoint';
import { AppError } from '@thikana/contract/errors';
import type { sendTestMail as endpoint } from '@thikana/contract/test-mail';
import { pageUrl } from '../../lib/addresses.ts';
import { inLanguage } from '../../lib/current-language.ts';
import { m } from '../../paraglide/messages.js';
import { brandMail } from '../../platform/mail/branded-mail.ts';
import { mailProblemOf } from '../../platform/mail/mail-problem.ts';
import type { AddressedMail } from '../../platform/mail/mailer.ts';
import { accountsRepository } from '../accounts/accounts.feature.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { testMail } from './mails/test-mail.ts';
import type { SystemDependencies } from './system.dependencies.ts';

type Outcome = Omit<Output<typeof endpoint>, 'to'>;

const texts: Record<Outcome['outcome'], (values: { detail: string }) => string> = {
  accepted: m.test_mail_accepted,
  written: m.test_mail_written,
  failed: m.test_mail_failed,
};

/** Sends an email to the administrator without the queue, so that the outcome is known at once. */
export async function sendTestMail(
  { db, mailer, relay, site, now, about }: SystemDependencies,
  adminId: string,
): Promise<Output<typeof endpoint>> {
  const admin = await accountsRepository(db).findById(adminId);
  if (!admin) throw new AppError('not_signed_in');
  const sentAt = now();
  const mail = inLanguage(admin.language, () =>
    testMail({
      siteName: site.name,
      name: admin.name,
      link: pageUrl(site.publicUrl, '/admin/system'),
      sentAt,
    }),
  );
  const outcome = await deliver(
    { mailer, about },
    {
      ...brandMail(site, mail),
      to: admin.email,
      id: randomUUID(),
      queuedAt: sentAt.toISOString(),
    },
  );
  await db.transaction().execute((transaction) =>
    recordAudit(transaction, {
      adminId,
      action: 'site.test-mail',
      subject: { id: 'email-relay', label: m.system_relay },
      detail: () => texts[outcome.outcome]({ detail: outcome.detail ?? '' }),
    }),
  );
  // The page shows the state of the relay again; a check of a broken one could take long.
  if (outcome.outcome === 'accepted') await relay?.check();
  else void relay?.check();
  return { to: admin.email, ...outcome };
}

async function deliver(
  { mailer, about }: Pick<SystemDependencies, 'mailer' | 'about'>,
  mail: AddressedMail,
): Promise<Outcome> {
  try {
    const delivery = await mailer.send(mail);
    return 'file' in delivery
      ? { outcome: 'written', detail: path.relative(about.dataDir, delivery.file) }
      : { outcome: 'accepted', detail: delivery.answer };
  } catch (error) {
    return { outcome: 'failed', ...mailProblemOf(error) };
  }
}
