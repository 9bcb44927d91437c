import { useSearchParams } from 'react-router';

/** The page that the person was on the way to: the parameter `from` of the address. */
export function useFrom(): string | null {
  const [search] = useSearchParams();
  return search.get('from');
}

/** That page as the query of a link between login and sign-up. */
export function useNextPath(): string {
  const from = useFrom();
  return from === null ? '' : `?${new URLSearchParams({ from })}`;
}
