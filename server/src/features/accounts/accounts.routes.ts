import * as contract from '@thikana/contract/accounts';
import { type Binding, bind } from '../../http/binding.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { presentUser } from './accounts.presenter.ts';
import { accountsRepository } from './accounts.repository.ts';
import { changeOwnPassword } from './change-password.ts';
import { changeProfilePicture } from './change-profile-picture.ts';
import { getAccount } from './get-account.ts';
import { logIn } from './log-in.ts';
import { mailOwnCode } from './mail-own-code.ts';
import { registerAccount } from './register.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPasswordByToken } from './reset-password.ts';
import { verifyEmailAddress } from './verify-email.ts';

const hourSeconds = 3600;
const perAddress = (points: number) => ({ points, windowSeconds: hourSeconds, by: 'address' as const });
const perAccount = (points: number) => ({ points, windowSeconds: hourSeconds, by: 'account' as const });

export function accountsRoutes(
  dependencies: AccountsDependencies,
  resetLink: JobKind<{ email: string }>,
): Binding[] {
  const { db, jobs, limiter } = dependencies;
  const mailsPerAccount = { points: 5, windowSeconds: hourSeconds };

  return [
    bind(
      contract.register,
      async ({ body }) => {
        await registerAccount(dependencies, body);
        return { message: 'User Signup Successful.' };
      },
      { limits: [perAddress(20)] },
    ),
    bind(
      contract.login,
      async ({ body, viewer }) => {
        const { user, token } = await logIn(dependencies, body, viewer.address);
        return { message: 'Welcome back.', user: presentUser(user), token };
      },
      { limits: [perAddress(200)] },
    ),
    bind(
      contract.forgotPassword,
      async ({ body }) => {
        await limiter.useKey('forgot-password', body.email.toLowerCase(), mailsPerAccount);
        const { email } = body;
        await db.transaction().execute((transaction) => jobs.enqueue(transaction, resetLink, { email }));
        return { message: 'Reset link sent! Check your email.' };
      },
      { limits: [perAddress(20)] },
    ),
    bind(
      contract.verifyEmail,
      async ({ query }) => {
        await verifyEmailAddress(dependencies, query.token);
        return { message: 'Email verified successfully!' };
      },
      { limits: [perAddress(60)] },
    ),
    bind(
      contract.resendVerification,
      async ({ body, viewer }) => {
        const user = await resendVerification(dependencies, viewer.user.id, body.email);
        return { message: 'Verification email sent. Check your inbox.', user: presentUser(user) };
      },
      { limits: [perAccount(5)] },
    ),
    bind(
      contract.resetPassword,
      async ({ params, body }) => {
        await resetPasswordByToken(dependencies, params.token, body.password);
        return { message: 'Your password has been reset. Please log in.' };
      },
      { limits: [perAddress(30)] },
    ),
    bind(
      contract.changePassword,
      async ({ body, viewer }) => {
        const token = await changeOwnPassword(dependencies, viewer.user.id, body);
        return { message: 'Password changed successfully.', token };
      },
      { limits: [perAccount(10)] },
    ),
    bind(
      contract.mailOwnCode,
      async ({ viewer }) => {
        await mailOwnCode(dependencies, viewer.user.id);
        return { message: 'The code is on its way. Check your inbox.' };
      },
      { limits: [perAccount(5)] },
    ),
    bind(
      contract.uploadProfilePicture,
      async ({ form, viewer }) => {
        const user = await changeProfilePicture(dependencies, viewer.user.id, form);
        return { message: 'Profile picture updated.', user: presentUser(user) };
      },
      { limits: [perAccount(30)] },
    ),
    bind(contract.viewOwnAccount, async ({ viewer }) => ({
      user: presentUser(await getAccount(accountsRepository(db), viewer.user.id)),
    })),
  ];
}
