import { Bookmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'));

/** Keeps a search. What it takes to do so is fetched when the button is pressed. */
export function SaveSearch({ path, label }: { path: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" className="noscript:hidden" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden size={18} />
        {m.save_search()}
      </Button>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog path={path} label={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
