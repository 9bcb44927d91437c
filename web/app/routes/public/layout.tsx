import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { BottomBar } from '#web/components/layout/bottom-bar.tsx';
import { LanguageLinks } from '#web/components/layout/language-links.tsx';
import { NavigationProgress } from '#web/components/layout/navigation-progress.tsx';
import { RouteError } from '#web/components/layout/route-error.tsx';
import { SiteFooter } from '#web/components/layout/site-footer.tsx';
import { SiteHeader } from '#web/components/layout/site-header.tsx';
import { SkipLink } from '#web/components/layout/skip-link.tsx';
import { useSite } from '#web/lib/documents/site.ts';
import { Kept } from '#web/lib/pages/kept.tsx';
import type { ErrorProps } from '#web/lib/pages/page-module.ts';

export default function PublicLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: ErrorProps) {
  return (
    <Frame>
      <RouteError error={error} />
    </Frame>
  );
}

/** The header, page and footer of all pages except the administrators'. */
function Frame({ children }: { children: ReactNode }) {
  const site = useSite();
  // The header marks the link to the section of the page.
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <NavigationProgress />
      <LanguageLinks at="top" />
      <Kept name="header" by={pathname.split('/', 2).join('/')}>
        {() => <SiteHeader site={site} />}
      </Kept>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {!pathname.startsWith('/dashboard') && (
        <>
          <Kept name="footer" by="">
            {() => <SiteFooter site={site} />}
          </Kept>
          <LanguageLinks at="end" />
        </>
      )}
      <BottomBar />
    </div>
  );
}
