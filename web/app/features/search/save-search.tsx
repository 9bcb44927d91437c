import { Bookmark, BookmarkCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { LoadingLine } from '#web/components/layout/loading-line.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'));

/** Saves a search. The dialog loads when the button is pressed; the confirmation stays after the toast has gone. */
export function SaveSearch({ path, label }: { path: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<{ path: string; outcome: string }>();
  const session = useSession();
  if (saved?.path === path) {
    return (
      <p className="flex h-touch shrink-0 items-center gap-2">
        <BookmarkCheck aria-hidden size={18} className="text-good" />
        <span>{saved.outcome}</span>
        <Link
          to={session ? '/dashboard/alerts' : '/shortlist'}
          className="font-semibold text-tea underline underline-offset-4"
        >
          {m.save_search_see()}
        </Link>
      </p>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        className="shrink-0 px-2 text-tea noscript:hidden"
        onClick={() => setOpen(true)}
      >
        <Bookmark aria-hidden size={18} />
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
