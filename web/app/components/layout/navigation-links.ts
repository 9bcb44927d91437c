import { m } from '#web/paraglide/messages.js';

/** The entries of the navigation, on wide and narrow screens. */
export const navigationLinks: readonly { to: string; label: () => string; className?: string }[] = [
  { to: '/', label: m.layout_home },
  { to: '/properties', label: m.layout_available },
  { to: '/rentals', label: m.layout_rent },
  { to: '/buys', label: m.layout_buy },
  // On medium widths the bar has no space for it, and the footer links there.
  { to: '/shortlist', label: m.layout_shortlist, className: 'lg:max-xl:hidden' },
  { to: '/about', label: m.layout_about },
];
