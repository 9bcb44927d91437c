import { m } from '#web/paraglide/messages.js';

/** The entries of the navigation, wide and narrow. */
export const navigationLinks = [
  { to: '/', label: m.layout_home },
  { to: '/properties', label: m.layout_available },
  { to: '/rentals', label: m.layout_rent },
  { to: '/buys', label: m.layout_buy },
  { to: '/shortlist', label: m.layout_shortlist },
  { to: '/about', label: m.layout_about },
] as const;
