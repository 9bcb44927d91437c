import type { BatchState } from '@thikana/contract/batches';
import { Badge } from '#web/components/ui/badge.tsx';
import { m } from '#web/paraglide/messages.js';

const looks = {
  running: [m.imports_running, 'accent'],
  finished: [m.imports_finished, 'green'],
  interrupted: [m.imports_interrupted, 'yellow'],
  failed: [m.imports_failed, 'red'],
  undone: [m.imports_undone, 'neutral'],
} as const satisfies Record<BatchState, unknown>;

export function StateBadge({ state }: { state: BatchState }) {
  const [label, tone] = looks[state];
  return (
    <Badge tone={tone} className="whitespace-nowrap">
      {label()}
    </Badge>
  );
}
