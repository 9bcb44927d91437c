import { offeredLanguages } from '@thikana/contract/language';
import type { Site } from '@thikana/contract/site';
import { Languages, Menu as MenuIcon, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { lazyPart } from '#web/components/ui/lazy-part.ts';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { navigationLinks } from './navigation-links.ts';
import { postPath } from './post-path.ts';
import { SiteSign } from './site-sign.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

// Loaded only for logged-in users.
const AccountMenu = lazyPart(() => import('./account-menu.tsx'));
const AccountEntries = lazyPart(() => import('./account-entries.tsx'));
// Loaded when the panel is opened.
const PanelChoices = lazyPart(() => import('./panel-choices.tsx'));

/** The bar at the top of every page. Narrow screens show the links in a panel behind a button. */
export function SiteHeader({ site }: { site: Site | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const header = useRef<HTMLElement>(null);
  const close = () => setOpen(false);
  const location = useLocation();
  const session = useSession();
  useOverlay(isOpen, close, header);
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the panel.
  useEffect(() => setOpen(false), [location.key]);

  return (
    <header ref={header} className="sticky top-0 z-40 border-line border-b bg-paper">
      <div className="container-page flex h-14 items-center gap-2 lg:h-16">
        <Link
          to="/"
          className="flex h-touch min-w-0 items-center gap-2 font-display font-semibold text-tea text-wordmark"
        >
          <SiteSign site={site} />
        </Link>
        <nav aria-label={m.layout_main_navigation()} className="ml-auto hidden items-center lg:flex">
          <NavigationLinks />
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:ml-2">
          {!location.pathname.startsWith('/dashboard') && offeredLanguages().length > 1 && <ToLanguages />}
          <ThemeSwitch />
          <div className="hidden items-center gap-2 lg:flex">
            <PostButton />
            {session ? (
              <Suspense>
                <AccountMenu user={session.user} />
              </Suspense>
            ) : (
              <EntryLinks />
            )}
          </div>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="site-panel"
            aria-label={isOpen ? m.layout_close_menu() : m.layout_menu()}
            onClick={() => setOpen(!isOpen)}
            className="grid size-touch place-items-center rounded-control hover:bg-raised lg:hidden"
          >
            {isOpen ? <X /> : <MenuIcon />}
          </button>
        </div>
      </div>
      <div
        id="site-panel"
        hidden={!isOpen}
        className="max-h-[calc(100dvh-(--spacing(14)))] overflow-y-auto border-line border-t lg:hidden"
      >
        <nav aria-label={m.layout_main_navigation()} className="container-page flex flex-col gap-1 py-3">
          <NavigationLinks />
          <div className="mt-2 grid grid-cols-1 gap-2">
            <PostButton />
            <PanelAccount onChosen={close} />
            <Suspense>{isOpen && <PanelChoices />}</Suspense>
          </div>
        </nav>
      </div>
    </header>
  );
}

/** On a phone: leads to the links at the end of the page, which the dashboard does not have. */
function ToLanguages() {
  return (
    <a
      href="#languages"
      className="flex h-touch min-w-touch items-center justify-center gap-0.5 rounded-control px-1 font-semibold text-bar hover:bg-raised lg:hidden"
    >
      <Languages size={20} />
      {m.layout_language_short()}
      <span className="sr-only"> {m.layout_languages()}</span>
    </a>
  );
}

function NavigationLinks() {
  return navigationLinks().map(({ to, label, className = '' }) => (
    <NavLink
      key={to}
      to={to}
      end={to === '/'}
      className={`flex min-h-touch items-center rounded-control px-3 hover:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-tea ${className}`}
    >
      {label()}
    </NavLink>
  ));
}

function PostButton() {
  const session = useSession();
  if (session && session.user.role !== 'user') return null;
  return (
    <ButtonLink to={postPath(session)} variant="tea">
      {m.layout_post()}
    </ButtonLink>
  );
}

function PanelAccount({ onChosen }: { onChosen: () => void }) {
  const session = useSession();
  if (session)
    return (
      <div className="rounded-card border border-line bg-surface p-2">
        <Suspense>
          <AccountEntries user={session.user} hasDashboard onChosen={onChosen} />
        </Suspense>
      </div>
    );
  return (
    <div className="grid grid-cols-2 gap-2">
      <EntryLinks />
    </div>
  );
}

function EntryLinks() {
  return (
    <>
      <ButtonLink to="/login" variant="quiet">
        {m.layout_login()}
      </ButtonLink>
      <ButtonLink to="/signup" variant="secondary">
        {m.layout_signup()}
      </ButtonLink>
    </>
  );
}
