/** The value of a cookie of that name. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() === name) return value.join('=').trim();
  }
  return undefined;
}

/** For this site's server alone; `Lax` comes along when the provider sends people back. */
export function writeCookie(
  name: string,
  value: string,
  { path, seconds, isHttps }: { path: string; seconds: number; isHttps: boolean },
): string {
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}
