/** Checks the login form. The schema, and zod with it, is loaded when it is first needed, which is not on a first visit. */
export async function readLogIn(form: FormData) {
  const { loginBody } = await import('@thikana/contract/accounts');
  const { data, error } = loginBody.safeParse(Object.fromEntries(form));
  const errors: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
  return { body: data, errors };
}
