import { type Site, viewSite } from '@thikana/contract/site';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunction } from 'react-router';
import { OfflineNotice } from '#web/components/layout/offline-notice.tsx';
import { describeError, RouteError } from '#web/components/layout/route-error.tsx';
import { SkipLink } from '#web/components/layout/skip-link.tsx';
import { useSessionLoss } from '#web/components/layout/use-session-loss.ts';
import { Toaster } from '#web/components/ui/toast.tsx';
import { m } from '#web/paraglide/messages.js';
import { trustedTypesScript } from '../framework/trusted-types.ts';
import { zodSettingsScript } from '../framework/zod-settings.ts';
import type { Route } from './+types/root';
import { publicClientLoader, publicLoader } from './lib/api/route-data.ts';
import { themeScript } from './lib/device/theme.ts';
import { pageTitle, siteOf } from './lib/documents/page-title.ts';
import { defaultSiteName } from './lib/documents/site.ts';
import stylesheet from './styles/app.css?url';
import letters from './styles/fonts/hind-siliguri-400.woff2?url';
import boldLetters from './styles/fonts/hind-siliguri-600.woff2?url';

const preloadFont = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links: Route.LinksFunction = () => [
  preloadFont(letters),
  preloadFont(boldLetters),
  { rel: 'stylesheet', href: stylesheet },
];

const load: Parameters<typeof publicLoader<{ site: Site | undefined }>>[0] = async (call) => ({
  // If the site's details cannot be loaded, the page is rendered without them.
  site: await call(viewSite, {}).catch(() => undefined),
});

export const loader = publicLoader(load);
export const clientLoader = publicClientLoader(load);

/** The site's details are loaded once in each tab. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** The title of an error page, which has no route of its own. */
export const meta: Route.MetaFunction = ({ error, matches }) => [
  error
    ? pageTitle(matches, describeError(error).title)
    : { title: siteOf(matches)?.name ?? defaultSiteName },
];

// The scripts ran before hydration, so the browser's bundle does not contain their text again.
const firstScript = import.meta.env.SSR ? trustedTypesScript + zodSettingsScript + themeScript : '';

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which runs before the first paint. */}
        <script dangerouslySetInnerHTML={{ __html: firstScript }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body className="bg-paper font-sans text-ink antialiased">
        {children}
        <OfflineNotice />
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <SkipLink />
      <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center px-4 outline-none">
        <RouteError error={error} />
      </main>
    </>
  );
}
