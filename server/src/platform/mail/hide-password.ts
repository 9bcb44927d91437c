const hidden = '[password]';

/** Replaces the password of the relay in an error, in every form in which a relay could repeat it. */
export function hidePassword(smtpUrl: string): (error: unknown) => unknown {
  const url = new URL(smtpUrl);
  const [user, password] = [url.username, url.password].map(decodeURIComponent);
  if (!password) return (error) => error;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const forms = [base64(`\0${user}\0${password}`), base64(password), url.password, password];
  const hide = (text: string) => forms.reduce((cleaned, form) => cleaned.replaceAll(form, hidden), text);
  return (error) => {
    if (!(error instanceof Error)) return error;
    const { response } = error as { response?: unknown };
    return Object.assign(error, {
      message: hide(error.message),
      stack: hide(error.stack ?? ''),
      ...(typeof response === 'string' ? { response: hide(response) } : {}),
    });
  };
}
