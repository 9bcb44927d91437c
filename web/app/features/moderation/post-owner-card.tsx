import type { ManagedListing } from '@thikana/contract/own-listings';
import { phoneLink } from '@thikana/contract/phone-link';
import { phoneText } from '@thikana/contract/phone-text';
import { UserPageLink } from '#web/components/layout/user-page-link.tsx';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';

export function PostOwnerCard({ owner }: { owner: ManagedListing['user'] }) {
  const name = titleCase(owner?.name ?? '') || m.admin_unknown_user();
  return (
    <Card as="section" aria-labelledby="posted-by">
      <h2 id="posted-by" className="font-semibold text-xl">
        {m.admin_post_posted_by()}
      </h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar name={owner?.name} src={owner?.avatar} />
        <div className="min-w-0">
          <p className="font-semibold">
            {owner ? (
              <UserPageLink
                id={owner._id}
                className="inline-flex min-h-touch max-w-full items-center text-tea wrap-anywhere underline"
              >
                <MarkedText text={name} />
              </UserPageLink>
            ) : (
              <MarkedText text={name} />
            )}
          </p>
          {owner?.phoneNumber ? (
            <a
              href={phoneLink(owner.phoneNumber)}
              className="flex min-h-touch items-center text-tea tabular-nums underline"
            >
              {phoneText(owner.phoneNumber)}
            </a>
          ) : (
            <p className="text-ink-soft">{m.admin_post_no_phone()}</p>
          )}
        </div>
      </div>
    </Card>
  );
}
