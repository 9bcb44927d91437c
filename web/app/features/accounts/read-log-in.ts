/** Validates the login form. The schema and zod are loaded on first use, to keep them out of a first visit. */
export async function readLogIn(form: FormData) {
  const { loginBody } = await import('@thikana/contract/accounts');
  const { data, error } = loginBody.safeParse(Object.fromEntries(form));
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { body: data, errors };
}
