import { Heart } from 'lucide-react';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { useSaved } from '#web/lib/device/saved-list.ts';
import { shortlist, shortlistCount, toggleShortlisted } from '#web/lib/device/saved-listings.ts';
import { getSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  id: string;
  title: string;
}

/** If this call fails, the next login merges the shortlist. */
function tellAccount(id: string): void {
  void import('#web/lib/device/merge-saved.ts')
    .then(({ syncShortlisted }) => syncShortlisted(id))
    .catch(() => {});
}

function tellSite(id: string): void {
  void import('#web/lib/api/count-view.ts')
    .then(({ reportView }) => reportView(id, 'shortlist'))
    .catch(() => {});
}

/** Adds a listing to the device's shortlist, or removes it. */
export function ShortlistButton({ id, title }: Props) {
  const isSaved = useSaved(shortlist).some((kept) => kept.id === id);
  const toggle = () => {
    if (!toggleShortlisted(id)) return toast.info(m.shortlist_full({ count: shortlistCount }));
    if (getSession()) tellAccount(id);
    toast.info(isSaved ? m.shortlist_removed_toast() : m.shortlist_added_toast());
    if (!isSaved) tellSite(id);
  };
  return (
    <IconButton
      label={m.shortlist_toggle({ title })}
      icon={<Heart size={20} className={isSaved ? 'fill-current' : ''} />}
      variant="floating"
      aria-pressed={isSaved}
      onClick={toggle}
      className="text-tea noscript:hidden"
    />
  );
}
