import { isStaff } from '@thikana/contract/roles';
import type { AdminUser } from '@thikana/contract/users';
import { Badge } from '#web/components/ui/badge.tsx';
import { roleLabel } from './user-text.ts';

export function RoleBadge({ user }: { user: AdminUser }) {
  return (
    <Badge tone={isStaff(user.role) ? 'accent' : 'neutral'} className="whitespace-nowrap">
      {roleLabel(user)}
    </Badge>
  );
}
