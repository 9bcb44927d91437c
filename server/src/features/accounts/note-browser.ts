import { expiry } from '@thikana/contract/expiry';
import { forgotPasswordUrl } from '../../lib/addresses.ts';
import { dayMilliseconds } from '../../lib/durations.ts';
import type { UserRow } from '../../platform/database/tables/account-tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { knownBrowsersRepository } from './known-browsers.repository.ts';
import { hashToken } from './mailed-tokens.ts';
import { newLoginMail } from './mails/new-login-mail.ts';

const rememberedMilliseconds = expiry.knownBrowserDays * dayMilliseconds;

/**
 * Notifies the owner of a login in a new browser. A browser without its stored number counts as new. The first login of
 * an account sends no notification.
 */
export async function noteBrowser(
  { db, mail, site, now }: Pick<AccountsDependencies, 'db' | 'mail' | 'site' | 'now'>,
  user: UserRow,
  browser: string | undefined,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const browsers = knownBrowsersRepository(transaction);
    await browsers.forgetUnseenSince(user.id, new Date(now().getTime() - rememberedMilliseconds));
    const isFirst = !(await browsers.hasAny(user.id));
    const isNew = browser === undefined || (await browsers.note(user.id, hashToken(browser), now()));
    if (!isNew || isFirst) return;
    await mail.enqueue(transaction, user, () =>
      newLoginMail({
        siteName: site.name,
        name: user.name,
        loggedInAt: now(),
        link: forgotPasswordUrl(site.publicUrl),
      }),
    );
  });
}
