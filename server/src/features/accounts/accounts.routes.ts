import * as contract from '@thikana/contract/accounts';
import { currentLanguage } from '@thikana/contract/language';
import { type Binding, bind, bindLimited, perAccount, perAddress } from '../../http/binding.ts';
import { hourSeconds } from '../../lib/durations.ts';
import { m } from '../../paraglide/messages.js';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import type { AccountsDependencies } from './accounts.dependencies.ts';
import { presentUser } from './accounts.presenter.ts';
import { accountsRepository } from './accounts.repository.ts';
import { changeOwnPassword } from './change-password.ts';
import { changeProfilePicture } from './change-profile-picture.ts';
import type { ResetRequest } from './forgot-password.ts';
import { getAccount } from './get-account.ts';
import { giveName } from './give-name.ts';
import { logIn } from './log-in.ts';
import { mailOwnCode } from './mail-own-code.ts';
import { registerAccount } from './register.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPasswordByToken } from './reset-password.ts';
import { verifyEmailAddress } from './verify-email.ts';

export function accountsRoutes(
  dependencies: AccountsDependencies,
  resetLink: JobKind<ResetRequest>,
): Binding[] {
  const { db, jobs, limiter } = dependencies;
  const mailsPerAccount = { points: 5, windowSeconds: hourSeconds };

  return [
    bindLimited(contract.register, [perAddress(20)], async ({ body }) => {
      await registerAccount(dependencies, body);
      return { message: m.accounts_signed_up() };
    }),
    bindLimited(contract.login, [perAddress(200)], async ({ body, viewer }) => {
      const { user, token } = await logIn(dependencies, body, viewer);
      return { message: m.accounts_welcome_back(), user: presentUser(user), token };
    }),
    bindLimited(contract.forgotPassword, [perAddress(20)], async ({ body }) => {
      await limiter.useKey('forgot-password', body.email.toLowerCase(), mailsPerAccount);
      const request = { email: body.email, language: currentLanguage() };
      await db.transaction().execute((transaction) => jobs.enqueue(transaction, resetLink, request));
      return { message: m.accounts_reset_link_sent() };
    }),
    bindLimited(contract.verifyEmail, [perAddress(60)], async ({ query }) => {
      await verifyEmailAddress(dependencies, query.token);
      return { message: m.accounts_email_verified() };
    }),
    bindLimited(contract.resendVerification, [perAccount(5)], async ({ body, viewer }) => {
      const user = await resendVerification(dependencies, viewer.user.id, body.email);
      return { message: m.accounts_verification_sent(), user: presentUser(user) };
    }),
    bindLimited(contract.resetPassword, [perAddress(30)], async ({ params, body }) => {
      await resetPasswordByToken(dependencies, params.token, body.password);
      return { message: m.accounts_password_reset() };
    }),
    bindLimited(contract.changePassword, [perAccount(10)], async ({ body, viewer }) => {
      const token = await changeOwnPassword(dependencies, viewer.user, body);
      return { message: m.accounts_password_changed(), token };
    }),
    bindLimited(contract.mailOwnCode, [perAccount(5)], async ({ viewer }) => {
      await mailOwnCode(dependencies, viewer.user.id);
      return { message: m.accounts_code_sent() };
    }),
    bindLimited(contract.uploadProfilePicture, [perAccount(30)], async ({ form, viewer }) => {
      const user = await changeProfilePicture(dependencies, viewer.user.id, form);
      return { message: m.accounts_picture_updated(), user: presentUser(user) };
    }),
    bind(contract.giveName, async ({ body: { name }, viewer }) => ({
      user: presentUser(await giveName(dependencies, viewer.user.id, name)),
      message: m.accounts_name_given(),
    })),
    bind(contract.changeLanguage, async ({ body: { language }, viewer }) => {
      const user = await accountsRepository(db).setLanguage(viewer.user.id, { language, isChosen: true });
      return { message: m.accounts_language_changed(), user: presentUser(user) };
    }),
    bind(contract.viewOwnAccount, async ({ viewer }) => ({
      user: presentUser(await getAccount(accountsRepository(db), viewer.user.id)),
    })),
  ];
}
