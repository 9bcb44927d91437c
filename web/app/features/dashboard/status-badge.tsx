import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import { Badge } from '#web/components/ui/badge.tsx';
import { m } from '#web/paraglide/messages.js';

const badges = {
  approved: { tone: 'green', label: m.mine_status_approved },
  pending: { tone: 'yellow', label: m.mine_status_pending },
  rejected: { tone: 'red', label: m.mine_status_rejected },
} as const;

export function StatusBadge({ status }: { status: ApprovalStatus }) {
  const { tone, label } = badges[status];
  return <Badge tone={tone}>{label()}</Badge>;
}
