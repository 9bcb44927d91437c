import { StatCard } from '#web/components/ui/stat-card.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import type { Counts } from './overview.tsx';

export function PostCounts({ counts }: { counts: Counts }) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <StatCard label={m.admin_total_posts()} value={number(counts.postsRes)} />
      <StatCard label={m.admin_approved_posts()} value={number(counts.approvedPostsRes)} />
      <StatCard label={m.admin_rejected_posts()} value={number(counts.rejectedPostsRes)} />
      <StatCard label={m.admin_pending_posts()} value={number(counts.pendingPostsRes)} />
    </dl>
  );
}
