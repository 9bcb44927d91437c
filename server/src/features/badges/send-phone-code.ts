import { AppError } from '@thikana/contract/errors';
import { expiry } from '@thikana/contract/expiry';
import { inLanguage } from '../../lib/current-language.ts';
import { minuteMilliseconds } from '../../lib/durations.ts';
import { m } from '../../paraglide/messages.js';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { badgesRepository } from './badges.repository.ts';
import { hashCode, newCode, secondsBetweenCodes } from './phone-code.ts';

/** Sends a new code to the account's phone number and invalidates an earlier one. */
export async function sendPhoneCode(
  { db, sms, site, now }: Pick<BadgesDependencies, 'db' | 'sms' | 'site' | 'now'>,
  userId: string,
): Promise<void> {
  const badges = badgesRepository(db);
  const user = await badges.findUser(userId);
  const phone = user?.phone;
  if (!phone) throw new AppError('phone_missing');
  if ((await badges.listValid(userId, now())).some(({ kind }) => kind === 'phone'))
    throw new AppError('phone_confirmed');
  const code = newCode();
  const hash = await hashCode(code);
  await db.transaction().execute(async (transaction) => {
    const codes = badgesRepository(transaction);
    const earlier = await codes.findCodeForUpdate(userId);
    const waitSeconds = earlier
      ? Math.ceil(secondsBetweenCodes - (now().getTime() - earlier.sent_at.getTime()) / 1000)
      : 0;
    if (waitSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds: waitSeconds });
    const expiresAt = new Date(now().getTime() + expiry.phoneCodeMinutes * minuteMilliseconds);
    await codes.keepCode({ user_id: userId, phone, hash, sent_at: now(), expires_at: expiresAt });
  });
  try {
    const text = inLanguage(user.language, () => m.badges_code_message({ code, site: site.name }));
    await sms.send(phone, text);
  } catch (cause) {
    // After a failure the user may try again at once.
    await badges.deleteCode(userId);
    throw new AppError('phone_code_unsent', { cause });
  }
}
