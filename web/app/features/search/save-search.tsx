import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { LoadingLine } from '#web/components/layout/loading-line.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { askedPart } from '#web/components/ui/lazy-part.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

const SaveSearchDialog = askedPart(() => import('./save-search-dialog.tsx'));

/** Takes the focus from the button that it replaces. It is no wider than the screen, in a row that scrolls to it. */
function Outcome({ text, to }: { text: string; to: string }) {
  const whole = useRef<HTMLParagraphElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.focus({ preventScroll: true });
    whole.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, []);
  return (
    <p ref={whole} className="flex min-h-touch max-w-[calc(100vw-2rem)] shrink-0 items-center gap-2">
      <BookmarkCheck size={18} className="shrink-0 text-good" />
      <span className="whitespace-normal text-sm leading-tight">{text}</span>
      <Link ref={link} to={to} className="shrink-0 font-semibold text-tea underline underline-offset-4">
        {m.save_search_see()}
      </Link>
    </p>
  );
}

/** Saves a search. The dialog loads when the button is pressed; the confirmation stays after the toast has gone. */
export function SaveSearch({ path, label }: { path: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<{ path: string; outcome: string }>();
  const session = useSession();
  if (saved?.path === path) {
    return <Outcome text={saved.outcome} to={session ? '/dashboard/alerts' : '/shortlist#saved-searches'} />;
  }
  return (
    <>
      <Button
        variant="quiet"
        className="shrink-0 px-2 text-tea noscript:hidden"
        onClick={() => setOpen(true)}
      >
        <Bookmark size={18} />
        {m.save_search()}
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingLine />}>
          <SaveSearchDialog
            path={path}
            label={label}
            onSaved={(outcome) => {
              setSaved({ path, outcome });
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
