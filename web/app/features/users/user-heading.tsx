import type { AdminUser } from '@thikana/contract/users';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { BannedBadge } from './banned-badge.tsx';
import { RoleBadge } from './role-badge.tsx';
import { userName, verificationLabel } from './user-text.ts';

export function UserHeading({ user }: { user: AdminUser }) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={user.name} src={user.avatar} size="lg" />
      <div className="min-w-0">
        <h1 className="font-semibold text-title">
          <MarkedText text={userName(user)} />
        </h1>
        <p className="wrap-anywhere text-ink-soft">{user.email}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <RoleBadge user={user} />
          <Badge tone={user.isVerified ? 'green' : 'yellow'}>{verificationLabel(user)}</Badge>
          {user.isBanned && <BannedBadge />}
        </div>
      </div>
    </div>
  );
}
