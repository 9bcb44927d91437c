import { m } from '#web/paraglide/messages.js';

export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-tea focus:px-4 focus:py-3 focus:text-on-tea"
    >
      {m.layout_skip()}
    </a>
  );
}
