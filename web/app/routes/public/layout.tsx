import { Outlet } from 'react-router';
import { SiteFooter } from '#web/components/layout/site-footer.tsx';
import { SiteHeader } from '#web/components/layout/site-header.tsx';
import { SkipLink } from '#web/components/layout/skip-link.tsx';
import { useSite } from '#web/lib/site.ts';

/** Header, page and footer, as on every page but the administrators'. */
export default function PublicLayout() {
  const site = useSite();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader siteName={site?.name} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter site={site} />
    </div>
  );
}
