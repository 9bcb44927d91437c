import { phoneText } from '@thikana/contract/phone-text';
import type { AdminUser } from '@thikana/contract/users';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { BreakableEmail } from '#web/components/ui/breakable-email.tsx';
import type { Column } from '#web/components/ui/table.tsx';
import { m } from '#web/paraglide/messages.js';
import { BannedBadge } from './banned-badge.tsx';
import { RoleBadge } from './role-badge.tsx';
import { providerLabel, userName } from './user-text.ts';
import { viewUserPath } from './view-user-path.ts';

/** The columns of the table of users; the table passes in the actions of a row. */
export const userColumns = (actions: (user: AdminUser) => ReactNode): Column<AdminUser>[] => [
  {
    key: 'avatar',
    header: m.admin_column_avatar(),
    cell: (user) => <Avatar name={user.name} src={user.avatar} size="sm" />,
  },
  {
    key: 'name',
    header: m.admin_column_name(),
    sortKey: 'name',
    cell: (user) => (
      <>
        <Link to={viewUserPath(user._id)} className="font-semibold hover:text-tea hover:underline">
          <MarkedText text={userName(user)} />
        </Link>
        {user.isBanned && <BannedBadge className="ml-2" />}
      </>
    ),
  },
  {
    key: 'email',
    header: m.admin_column_email(),
    sortKey: 'email',
    cell: ({ email }) => <BreakableEmail email={email} />,
    className: 'md:min-w-52',
  },
  {
    key: 'phone',
    header: m.admin_column_phone(),
    cell: ({ phoneNumber }) => (phoneNumber ? phoneText(phoneNumber) : m.admin_not_provided()),
    className: 'tabular-nums xl:whitespace-nowrap',
  },
  {
    key: 'provider',
    header: m.admin_column_provider(),
    cell: providerLabel,
  },
  { key: 'role', header: m.admin_column_role(), sortKey: 'role', cell: (user) => <RoleBadge user={user} /> },
  {
    key: 'verified',
    header: m.admin_column_verified(),
    sortKey: 'verified',
    cell: ({ isVerified }) => (
      <Badge tone={isVerified ? 'green' : 'yellow'} className="whitespace-nowrap">
        {isVerified ? m.admin_yes() : m.admin_no()}
      </Badge>
    ),
  },
  { key: 'actions', header: m.admin_column_actions(), cell: actions },
];
