import type { ManagedListing } from '@thikana/contract/own-listings';
import { phoneText } from '@thikana/contract/phone-text';
import { BadgeCheck } from 'lucide-react';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { BreakableEmail } from '#web/components/ui/breakable-email.tsx';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';

export function PostOwnerCell({ owner }: { owner: ManagedListing['user'] }) {
  const name = titleCase(owner?.name ?? '') || m.admin_unknown_user();
  return (
    <div className="flex gap-3 xl:min-w-48">
      <Avatar name={owner?.name} src={owner?.avatar} size="sm" />
      <div className="min-w-0 text-sm">
        <p className="font-semibold text-base">
          <MarkedText text={name} />
        </p>
        {owner && (
          <p className="text-ink-soft">
            <BreakableEmail email={owner.email} />
          </p>
        )}
        {owner?.isVerified && (
          <p className="flex items-center gap-1 text-good">
            <BadgeCheck size={16} />
            {m.admin_verified()}
          </p>
        )}
        {owner?.phoneNumber && <p className="text-ink-soft tabular-nums">{phoneText(owner.phoneNumber)}</p>}
      </div>
    </div>
  );
}
