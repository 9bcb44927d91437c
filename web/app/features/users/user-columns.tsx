import type { AdminUser } from '@thikana/contract/users';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { ButtonLink } from '#web/components/ui/button.tsx';
import type { Column } from '#web/components/ui/table.tsx';
import { VisuallyHidden } from '#web/components/ui/visually-hidden.tsx';
import { m } from '#web/paraglide/messages.js';
import { RoleBadge } from './role-badge.tsx';
import { userName } from './user-text.ts';

/** The columns of the table of users. */
export const userColumns = (): Column<AdminUser>[] => [
  {
    key: 'avatar',
    header: m.admin_column_avatar(),
    cell: (user) => <Avatar name={userName(user)} src={user.avatar} size="sm" />,
  },
  {
    key: 'name',
    header: m.admin_column_name(),
    cell: (user) => <span className="font-semibold">{userName(user)}</span>,
  },
  {
    key: 'email',
    header: m.admin_column_email(),
    cell: ({ email }) => email,
    className: 'wrap-anywhere md:min-w-52',
  },
  {
    key: 'phone',
    header: m.admin_column_phone(),
    cell: ({ phoneNumber }) => phoneNumber ?? m.admin_not_provided(),
    className: 'whitespace-nowrap tabular-nums',
  },
  {
    key: 'provider',
    header: m.admin_column_provider(),
    cell: ({ authProvider }) => authProvider,
    className: 'capitalize',
  },
  { key: 'role', header: m.admin_column_role(), cell: (user) => <RoleBadge user={user} /> },
  {
    key: 'verified',
    header: m.admin_column_verified(),
    cell: ({ isVerified }) => (
      <Badge tone={isVerified ? 'green' : 'yellow'}>{isVerified ? m.admin_yes() : m.admin_no()}</Badge>
    ),
  },
  {
    key: 'actions',
    header: m.admin_column_actions(),
    cell: (user) => (
      <ButtonLink
        to={`/admin/users/view-user/${user._id}`}
        variant="secondary"
        size="sm"
        className="relative whitespace-nowrap"
      >
        {m.admin_view_user()} <VisuallyHidden>{userName(user)}</VisuallyHidden>
      </ButtonLink>
    ),
  },
];
