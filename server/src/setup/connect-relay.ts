import { m } from '../paraglide/messages.js';
import { composeMail } from '../platform/mail/compose-mail.ts';
import { createMailer } from '../platform/mail/create-mailer.ts';
import { writeSiteEnv } from './site-env.ts';
import type { FieldProblems, StepContext } from './step-context.ts';

/** Sends a test mail to the administrator, and keeps the relay if it accepts the mail. */
export async function connectRelay({ config, typed }: StepContext): Promise<FieldProblems | undefined> {
  const text = (name: string) => (typed[name] ?? '').trim();
  if (config.mail.smtpUrl || !text('host')) return undefined;
  if (!/^[\w.:[\]-]+$/.test(text('host'))) return { host: m.setup_wrong({ field: 'host' }) };
  if (!/^\d{1,5}$/.test(text('port'))) return { port: m.setup_not_a_number() };
  const smtpUrl = relayUrl(text('host'), text('port'), text('user'), typed.relayPassword ?? '');
  const site = text('siteName');
  const from = text('from') || `${site} <${text('contactEmail')}>`;
  const mailer = createMailer({ smtpUrl, from, outboxDir: '', log: { info: () => {} } });
  try {
    const subject = m.setup_test_subject({ site });
    const content = { siteName: site, subject, preheader: subject, heading: subject, notes: [] };
    await mailer.send({ to: text('email'), ...composeMail({ ...content, body: [m.setup_test_text()] }) });
  } catch (error) {
    return { '': m.setup_mail_failed({ reason: (error as Error).message }) };
  } finally {
    mailer.close();
  }
  await writeSiteEnv(config.dataDir, { SMTP_URL: smtpUrl, MAIL_FROM: from });
  return undefined;
}

function relayUrl(host: string, port: string, user: string, password: string): string {
  const encoded = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');
  const login = user ? `${encoded(user)}:${encoded(password)}@` : '';
  return `${port === '465' ? 'smtps' : 'smtp'}://${login}${host}:${port}`;
}
