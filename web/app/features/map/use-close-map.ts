import { useHref, useNavigate, useSearchParams } from 'react-router';

interface CloseMap {
  /** The address of the list without the map. */
  to: { search: string };
  close: () => void;
}

/** Closes the map by a step back to the list, if it was opened there. Otherwise Back would lead to the same list again. */
export function useCloseMap(): CloseMap {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const rest = new URLSearchParams(search);
  rest.delete('view');
  const to = { search: rest.toString() };
  const href = useHref(to);
  return {
    to,
    close: () =>
      addressBefore() === new URL(href, location.href).href
        ? navigate(-1)
        : navigate(to, { replace: true, preventScrollReset: true }),
  };
}

/** The address of the page before this one; unknown to older browsers and after a page of another site. */
function addressBefore(): string | undefined {
  const navigation = globalThis.navigation as Navigation | undefined;
  const current = navigation?.currentEntry?.index ?? 0;
  return navigation?.entries()[current - 1]?.url ?? undefined;
}
