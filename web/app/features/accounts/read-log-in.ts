import type { loginBody } from '@thikana/contract/account-forms';
import type { z } from 'zod';

/**
 * Checks the login form. The schema, and zod with it, is loaded when it is first needed, which is not on a first visit.
 * If it cannot be loaded, the server alone checks the form.
 */
export async function readLogIn(form: FormData) {
  const typed = { ...Object.fromEntries(form), keep: form.has('keep') } as z.input<typeof loginBody>;
  const contract = await import('@thikana/contract/account-forms').catch(() => undefined);
  if (!contract) return { body: typed, errors: {} };
  const { data, error } = contract.loginBody.safeParse(typed);
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { body: data, errors };
}
