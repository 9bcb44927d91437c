const key = 'pathAfterMail';

/** Remembers where someone was going when they signed up, until they open the link in the mail in this browser. */
export function rememberPath(nextPath: string): void {
  try {
    if (nextPath === '') localStorage.removeItem(key);
    else localStorage.setItem(key, nextPath);
  } catch {
    // A browser that stores nothing leads to the home page.
  }
}

/** The remembered `?from=…`, once; empty if there is none. */
export function takePath(): string {
  try {
    const path = localStorage.getItem(key) ?? '';
    localStorage.removeItem(key);
    return path;
  } catch {
    return '';
  }
}
