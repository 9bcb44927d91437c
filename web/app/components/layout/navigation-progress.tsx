import { useComingPage } from '#web/lib/pages/coming-page.ts';
import { ComingListing } from './coming-listing.tsx';
import { LoadingLine } from './loading-line.tsx';

/** From the press on a link until its page is there: a line at the top edge, and what its card says of a listing. */
export function NavigationProgress() {
  const coming = useComingPage();
  if (!coming) return null;
  return (
    <>
      <LoadingLine />
      <ComingListing key={coming.pathname} path={coming.pathname} />
    </>
  );
}
