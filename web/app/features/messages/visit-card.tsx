import type { Conversation } from '@thikana/contract/conversations';
import { acceptVisit, cancelVisit, proposeVisit } from '@thikana/contract/visits';
import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { useRestoredFocus } from '#web/components/ui/use-restored-focus.ts';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { appointment } from '#web/lib/format/format-times.ts';
import { m } from '#web/paraglide/messages.js';
import { QuestionDialog } from './question-dialog.tsx';
import { VisitDialog } from './visit-dialog.tsx';

interface Props {
  conversation: Conversation;
  otherName: string;
  onChange: (conversation: Conversation) => void;
}

/** The visit being arranged with its actions, or the button that proposes one. */
export function VisitCard({ conversation, otherName, onChange }: Props) {
  const { _id: id, visit, silence, listing } = conversation;
  const [isProposing, setProposing] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const { isBusy, failure, attempt } = useAttempt(m.conversation_visit_failed());
  const keyOf = useIdempotencyKey();
  const card = useRef<HTMLDivElement>(null);
  const focusAfterwards = useRestoredFocus(card, visit, 'button');

  const act = (doIt: () => Promise<{ conversation: Conversation }>) =>
    attempt(async () => onChange((await doIt()).conversation));
  const accept = (visitId: string, time: string) =>
    act(() => call(acceptVisit, { params: { id, visitId }, body: { time } }));
  const cancel = (visitId: string) => act(() => call(cancelVisit, { params: { id, visitId } }));
  const propose = (times: string[]) =>
    act(() =>
      call(proposeVisit, { params: { id }, body: { key: keyOf(`${visit?._id} ${times.join()}`), times } }),
    );

  const reveals = conversation.side === 'seeker' && !conversation.isRevealed;
  const isOpen = isOpenVisit(visit);
  const mayPropose = !silence && listing.standing !== 'closed' && listing.standing !== 'deleted';
  if (!mayPropose && !isOpen) return null;
  return (
    <div ref={card} className="border-line border-b bg-raised px-4 py-2">
      {visit && isOpen && (
        <div className="flex gap-3">
          <CalendarDays size={20} className="mt-0.5 shrink-0 text-tea" />
          <div className="min-w-0">
            <p className="font-semibold">{headingOf(visit, otherName)}</p>
            {visit.status === 'accepted' && visit.startsAt && (
              <p className="tabular-nums">{appointment(visit.startsAt)}</p>
            )}
            {visit.status === 'proposed' && (
              // On a phone, the text needs the space that three buttons would take.
              <ul
                className={`mt-1 flex gap-x-4 gap-y-1 md:flex-wrap ${visit.isOwnProposal || silence ? 'flex-wrap' : 'max-md:overflow-x-auto'}`}
              >
                {visit.times.map((time) => (
                  <li key={time} className="shrink-0">
                    {visit.isOwnProposal || silence ? (
                      <span className="tabular-nums">{appointment(time)}</span>
                    ) : (
                      <Button
                        variant="secondary"
                        size="sm"
                        disabled={isBusy}
                        onClick={() => accept(visit._id, time)}
                      >
                        {m.conversation_visit_accept({ time: appointment(time) })}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
      {reveals && visit?.status === 'proposed' && !visit.isOwnProposal && isOpen && (
        <p className="mt-1 text-ink-soft text-sm">{m.reveal_visit_note()}</p>
      )}
      <div className={`flex flex-wrap gap-2 ${isOpen ? 'ml-5' : '-ml-3'}`}>
        {mayPropose && (
          <Button variant="quiet" size="sm" onClick={() => setProposing(true)}>
            {isOpen ? m.conversation_visit_move() : m.conversation_visit_propose()}
          </Button>
        )}
        {visit && isOpen && (
          <Button
            variant="quiet"
            size="sm"
            disabled={isBusy}
            onClick={() => (visit.status === 'accepted' ? setCancelling(true) : cancel(visit._id))}
          >
            {m.conversation_visit_cancel()}
          </Button>
        )}
      </div>
      {!isProposing && !isCancelling && <FormError>{failure}</FormError>}
      {visit && (
        <QuestionDialog
          open={isCancelling && isOpen}
          onOpenChange={setCancelling}
          title={m.conversation_visit_cancel_title()}
          description={m.conversation_visit_cancel_text({
            time: visit.startsAt ? appointment(visit.startsAt) : '',
          })}
          keep={m.conversation_visit_keep()}
          button={m.conversation_visit_cancel()}
          focusAfterwards={focusAfterwards}
          isBusy={isBusy}
          failure={failure}
          onConfirm={async () => {
            if (await cancel(visit._id)) setCancelling(false);
          }}
        />
      )}
      <VisitDialog
        open={isProposing}
        onOpenChange={setProposing}
        isBusy={isBusy}
        failure={failure}
        reveals={reveals}
        onPropose={async (times) => {
          if (await propose(times)) setProposing(false);
        }}
      />
    </div>
  );
}

type Visit = NonNullable<Conversation['visit']>;

function isOpenVisit(visit: Visit | undefined): boolean {
  if (!visit || visit.status === 'cancelled') return false;
  const last = visit.startsAt ?? visit.times.at(-1) ?? '';
  return new Date(last).getTime() > Date.now();
}

function headingOf({ status, isOwnProposal }: Visit, name: string): string {
  if (status === 'accepted') return m.conversation_visit_agreed();
  return isOwnProposal ? m.conversation_visit_waiting({ name }) : m.conversation_visit_asked({ name });
}
