import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'));

/** Saves a search. The dialog loads when the button is pressed; the confirmation stays after the toast has gone. */
export function SaveSearch({ path, label }: { path: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<{ path: string; outcome: string }>();
  const session = useSession();
  return (
    <>
      <Button variant="secondary" className="noscript:hidden" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden size={18} />
        {m.save_search()}
      </Button>
      {saved?.path === path && (
        <p className="w-full">
          {saved.outcome}{' '}
          <Link
            to={session ? '/dashboard/alerts' : '/shortlist'}
            className="font-semibold text-tea underline underline-offset-4"
          >
            {m.save_search_see()}
          </Link>
        </p>
      )}
      {isOpen && (
        <Suspense>
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
