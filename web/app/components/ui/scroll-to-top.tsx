import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '#web/paraglide/messages.js';

const shownAfterPixels = 300;
const mayMove = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A button that scrolls to the top, shown after scrolling down. */
export function ScrollToTop() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > shownAfterPixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!isShown) return null;
  return (
    <button
      type="button"
      aria-label={m.ui_scroll_to_top()}
      onClick={() => window.scrollTo({ top: 0, behavior: mayMove() ? 'smooth' : 'instant' })}
      className="fixed right-4 bottom-(--above-bars) z-30 grid size-12 animate-fade-in place-items-center rounded-full border border-line bg-surface text-tea"
    >
      <ArrowUp size={22} />
    </button>
  );
}
