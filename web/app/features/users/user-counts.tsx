import { StatCard } from '#web/components/ui/stat-card.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  total: number;
  verified: number;
  unverified: number;
}

export function UserCounts({ total, verified, unverified }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      <StatCard label={m.admin_total_users()} value={number(total)} />
      <StatCard label={m.admin_verified_users()} value={number(verified)} />
      <StatCard label={m.admin_unverified_users()} value={number(unverified)} />
    </dl>
  );
}
