import { isIntentOffered } from '@thikana/contract/offers';
import { KeyRound, Tag } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { countShared } from '#web/lib/device/shared-photos.ts';
import { useHydrated } from '#web/lib/documents/use-hydrated.ts';
import { m } from '#web/paraglide/messages.js';

const choices = [
  {
    to: '/dashboard/new-post/sell',
    intent: 'sell',
    label: m.chooser_sell,
    text: m.chooser_sell_text,
    Icon: Tag,
  },
  {
    to: '/dashboard/new-post/rent',
    intent: 'rent',
    label: m.chooser_rent,
    text: m.chooser_rent_text,
    Icon: KeyRound,
  },
] as const;

/** Asks whether the new post is for rent or for sale. Closing it opens My listings. */
export function NewPostChooser() {
  const [isOpen, setOpen] = useState(true);
  const isReady = useHydrated();
  const [photoCount, setPhotoCount] = useState(0);
  useEffect(() => void countShared().then(setPhotoCount), []);
  const navigate = useNavigate();

  const change = (open: boolean) => {
    setOpen(open);
    if (!open) navigate('/dashboard/view-your-listings', { replace: true });
  };

  return (
    <>
      <h1 className="font-semibold text-title">{m.dash_new_post()}</h1>
      <Dialog
        open={isReady && isOpen}
        onOpenChange={change}
        title={m.chooser_title()}
        description={m.chooser_text()}
        isPage
      >
        {photoCount > 0 && (
          <Notice tone="info" className="mb-3">
            {m.chooser_shared({ count: photoCount })}
          </Notice>
        )}
        <ul className="grid gap-3 sm:grid-cols-2">
          {choices
            .filter(({ intent }) => isIntentOffered(intent))
            .map(({ to, label, text, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex h-full flex-col gap-1 rounded-card border border-line-strong p-4 hover:border-tea hover:bg-tea-soft"
                >
                  <Icon className="text-tea" />
                  <span className="font-semibold text-lg">{label()}</span>
                  <span className="text-ink-soft text-sm">{text()}</span>
                </Link>
              </li>
            ))}
        </ul>
      </Dialog>
    </>
  );
}
