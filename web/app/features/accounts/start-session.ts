import type { loginBody } from '@thikana/contract/account-forms';
import { login } from '@thikana/contract/accounts';
import type { z } from 'zod';
import { call } from '#web/lib/api/api.ts';
import { browserId } from '#web/lib/device/browser-id.ts';
import { rememberLanguage } from '#web/lib/device/own-language.ts';
import { setSession } from '#web/lib/session/session.ts';

/** Logs in; the pages for login and sign-up redirect everyone who is logged in. */
export async function startSession(body: z.input<typeof loginBody>): Promise<void> {
  const { token, user } = await call(login, { body: { ...body, browser: browserId() } });
  setSession({ token, user }, body.keep ? localStorage : sessionStorage);
  rememberLanguage(user.language);
  // The device's shortlist and searches are merged in the background; the login does not wait for it.
  void import('#web/lib/device/merge-saved.ts').then(({ mergeSaved }) => mergeSaved()).catch(() => {});
}
