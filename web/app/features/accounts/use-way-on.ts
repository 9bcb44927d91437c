import { useSearchParams } from 'react-router';

/** The part of an address that says where somebody wants to go once logged in, for the other of login and sign-up. */
export function useWayOn(): string {
  const [search] = useSearchParams();
  const from = search.get('from');
  return from === null ? '' : `?${new URLSearchParams({ from })}`;
}
