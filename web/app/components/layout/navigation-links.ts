import { isIntentOffered } from '@thikana/contract/offers';
import type { Intent } from '@thikana/contract/vocabulary';
import { m } from '#web/paraglide/messages.js';

interface NavigationLink {
  to: string;
  label: () => string;
  className?: string;
  /** The list is there only if the city offers it. */
  intent?: Intent;
}

const links: readonly NavigationLink[] = [
  { to: '/', label: m.layout_home },
  { to: '/properties', label: m.layout_available },
  { to: '/rentals', label: m.layout_rent, intent: 'rent' },
  { to: '/buys', label: m.layout_buy, intent: 'sell' },
  // On medium widths the bar has no space for it, and the footer links there.
  { to: '/shortlist', label: m.layout_shortlist, className: 'lg:max-xl:hidden' },
  { to: '/about', label: m.layout_about },
];

/** The entries of the navigation, on wide and narrow screens. */
export const navigationLinks = () => links.filter(({ intent }) => !intent || isIntentOffered(intent));
