import type { ApprovalStatus } from '@thikana/contract/vocabulary';
import { Badge } from '#web/components/ui/badge.tsx';
import { statusLabel } from './status-label.ts';

const tones = { approved: 'green', pending: 'yellow', rejected: 'red' } as const;

export function StatusBadge({ status }: { status: ApprovalStatus }) {
  return (
    <Badge tone={tones[status]} className="whitespace-nowrap">
      {statusLabel(status)}
    </Badge>
  );
}
