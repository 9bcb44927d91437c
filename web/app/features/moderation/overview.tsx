import type { Output } from '@thikana/contract/endpoint';
import type { countDocuments } from '@thikana/contract/moderation';
import { StatCard } from '#web/components/ui/stat-card.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

export type Counts = Output<typeof countDocuments>['result'];

/** The dashboard of all counts. */
export function Overview({ counts }: { counts: Counts }) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard label={m.admin_total_users()} value={number(counts.usersRes)} />
      <StatCard label={m.admin_verified_users()} value={number(counts.verifiedUsersRes)} />
      <StatCard label={m.admin_unverified_users()} value={number(counts.unverifiedUsersRes)} />
      <StatCard label={m.admin_total_posts()} value={number(counts.postsRes)} />
      <StatCard label={m.admin_active_posts()} value={number(counts.approvedPostsRes)} />
      <StatCard label={m.admin_pending_posts()} value={number(counts.pendingPostsRes)} />
      <StatCard label={m.admin_rejected_posts()} value={number(counts.rejectedPostsRes)} />
      <StatCard label={m.admin_open_reports()} value={number(counts.openReportsRes)} />
    </dl>
  );
}
