import { useSearchParams } from 'react-router';

/** The `next` parameter of the address, for the links between login and sign-up. */
export function useNextPath(): string {
  const [search] = useSearchParams();
  const from = search.get('from');
  return from === null ? '' : `?${new URLSearchParams({ from })}`;
}
