/** The address of the login, with the address to return to. */
export function loginPath(from: { pathname: string; search: string }): string {
  return `/login?${new URLSearchParams({ from: from.pathname + from.search })}`;
}
