/** The login, and from there back again. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ from: from.pathname + from.search })}`;
}
