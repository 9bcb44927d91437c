import { m } from '#web/paraglide/messages.js';

/** The entries of the navigation, wide and narrow. */
export const navigationLinks: readonly { to: string; label: () => string; className?: string }[] = [
  { to: '/', label: m.layout_home },
  { to: '/properties', label: m.layout_available },
  { to: '/rentals', label: m.layout_rent },
  { to: '/buys', label: m.layout_buy },
  // In a bar that is just wide enough for the others it is left to the footer.
  { to: '/shortlist', label: m.layout_shortlist, className: 'lg:max-xl:hidden' },
  { to: '/about', label: m.layout_about },
];
