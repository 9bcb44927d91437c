import type { ShouldRevalidateFunction } from 'react-router';

/** The whole list is here already: turning its pages fetches nothing. */
export const refetchUnlessPageTurned: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const hasTurnedPage =
    currentUrl.search !== nextUrl.search && withoutPage(currentUrl) === withoutPage(nextUrl);
  return hasTurnedPage ? false : defaultShouldRevalidate;
};

function withoutPage(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete('page');
  return `${url.pathname}?${search}`;
}
