import type { Message } from '@thikana/contract/conversations';
import { CalendarDays } from 'lucide-react';
import { appointment } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';

/** A message about a step of arranging a visit. */
export function VisitStep({ visit }: { visit: NonNullable<Message['visit']> }) {
  const said = {
    proposed: m.conversation_visit_was_proposed,
    moved: m.conversation_visit_was_moved,
    accepted: m.conversation_visit_was_accepted,
    cancelled: m.conversation_visit_was_cancelled,
  }[visit.action];
  return (
    <div className="flex gap-2">
      <CalendarDays size={18} className="mt-0.5 shrink-0 text-tea" />
      <div>
        <p className="font-semibold">{said()}</p>
        {visit.times.map((time) => (
          <p key={time} className="tabular-nums">
            {appointment(time)}
          </p>
        ))}
      </div>
    </div>
  );
}
