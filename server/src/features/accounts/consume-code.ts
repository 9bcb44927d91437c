import { errorTable } from '@thikana/contract/error-table';
import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { hashToken } from './mailed-tokens.ts';
import { stepOfCode } from './one-time-password.ts';
import { twoStepRepository } from './two-step.repository.ts';

// Counted per account over all IP addresses: only a person who knows the password can use up the allowance.
const attempts = { points: 30, windowSeconds: 15 * 60 };

/** Consumes an authenticator code or a recovery code. Throws `wrong_code` for any other. */
export async function consumeCode(
  { db, limiter, now }: Pick<AccountsDependencies, 'db' | 'limiter' | 'now'>,
  userId: string,
  code: string,
): Promise<void> {
  await limiter.useKey('code-attempts', userId, attempts);
  const isTaken = await db
    .transaction()
    .execute((transaction) =>
      (/^\d{6}$/.test(code) ? takeShown : takeRecovery)(transaction, userId, code, now()),
    );
  if (!isTaken) throw new AppError('wrong_code', { fields: { code: errorTable.wrong_code.text() } });
}

async function takeShown(
  transaction: Transaction<Tables>,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const twoStep = twoStepRepository(transaction);
  const kept = await twoStep.findForUpdate(userId);
  const step = kept && stepOfCode(kept.secret, code, now);
  if (step === undefined || step <= Number(kept?.last_step)) return false;
  await twoStep.noteStep(userId, step);
  return true;
}

function takeRecovery(transaction: Transaction<Tables>, userId: string, code: string): Promise<boolean> {
  return twoStepRepository(transaction).takeRecoveryCode(userId, hashToken(code));
}
