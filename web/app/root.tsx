import { type Site, viewSite } from '@thikana/contract/site';
import { Outlet, type ShouldRevalidateFunction } from 'react-router';
import { describeError, RouteError } from '#web/components/layout/route-error.tsx';
import { SkipLink } from '#web/components/layout/skip-link.tsx';
import { useSessionLoss } from '#web/components/layout/use-session-loss.ts';
import { m } from '#web/paraglide/messages.js';
import { publicLoader } from './lib/api/route-data.ts';
import { pageTitle, siteOf } from './lib/documents/page-title.ts';
import { defaultSiteName, takeSiteChange } from './lib/documents/site.ts';
import type { ErrorProps, HeadArgs } from './lib/pages/page-module.ts';

// If the site's details cannot be loaded, the page is rendered without them.
export const loader = publicLoader(
  async (call): Promise<{ site?: Site }> =>
    call(viewSite, {}).then(
      (site) => ({ site }),
      () => ({}),
    ),
);

/** The site's details are loaded once in each tab, and again after a change of the settings in it. */
export const shouldRevalidate: ShouldRevalidateFunction = () => takeSiteChange();

/** The title of an error page, which has no route of its own. */
export const meta = ({ error, matches }: HeadArgs<typeof loader>) => [
  error
    ? pageTitle(matches, describeError(error).title)
    : { title: siteOf(matches)?.name ?? defaultSiteName },
];

export default function Root() {
  useSessionLoss();
  return <Outlet />;
}

export function HydrateFallback() {
  return (
    <p role="status" className="grid min-h-dvh place-items-center text-ink-soft">
      {m.layout_loading()}
    </p>
  );
}

export function ErrorBoundary({ error }: ErrorProps) {
  return (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 outline-none">
        <RouteError error={error} />
      </main>
    </>
  );
}
