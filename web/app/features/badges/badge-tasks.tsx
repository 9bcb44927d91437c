import type { BadgeMonths, BadgeTask } from '@thikana/contract/badges';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { m } from '#web/paraglide/messages.js';
import { BadgeTaskCard } from './badge-task-card.tsx';

/** Badges that owners asked for, or that expire soon or expired recently. */
export function BadgeTasks({
  tasks,
  usualMonths,
}: {
  tasks: readonly BadgeTask[];
  usualMonths: BadgeMonths;
}) {
  if (tasks.length === 0)
    return <EmptyState title={m.admin_badges_none()} text={m.admin_badges_none_text()} />;
  return (
    <ul className="grid max-w-3xl gap-4">
      {tasks.map((task) => (
        <li key={`${task.listing._id} ${task.kind}`}>
          <BadgeTaskCard task={task} usualMonths={usualMonths[task.kind]} />
        </li>
      ))}
    </ul>
  );
}
