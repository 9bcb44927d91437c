import type { Conversation, EnquiryAnswer, Message } from '@thikana/contract/conversations';
import { answerEnquiry } from '@thikana/contract/enquiries';
import { listPaths } from '@thikana/contract/list-paths';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { useIdempotencyKey } from '#web/lib/api/use-idempotency-key.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  conversation: Conversation;
  onAnswered: (conversation: Conversation, sent: readonly Message[]) => void;
}

const answers: readonly { answer: EnquiryAnswer; label: () => string }[] = [
  { answer: 'available', label: m.enquiry_answer_available },
  { answer: 'taken', label: m.enquiry_answer_taken },
  { answer: 'declined', label: m.enquiry_answer_declined },
];

/** The owner's answers with one tap, or what the seeker should know about an enquiry without an answer. */
export function EnquiryBar({ conversation, onAnswered }: Props) {
  const { _id: id, side, enquiry, silence, listing } = conversation;
  const { isBusy, failure, attempt } = useAttempt(m.enquiry_answer_failed());
  const keyOf = useIdempotencyKey();
  const send = (answer: EnquiryAnswer) =>
    attempt(async () => {
      const body = { key: keyOf(answer), answer };
      const { conversation: next, sent } = await call(answerEnquiry, { params: { id }, body });
      onAnswered(next, [sent]);
    });

  if (side === 'seeker' && enquiry?.isLate)
    return (
      <div className="flex flex-wrap items-center gap-x-3 border-line border-b bg-raised px-4 py-2 text-sm">
        <p>{m.enquiry_late()}</p>
        <ButtonLink
          to={`${listPaths[listing.intent]}?propertyType=${listing.propertyCategory}`}
          variant="quiet"
          size="sm"
        >
          {m.enquiry_late_similar()}
        </ButtonLink>
      </div>
    );
  if (enquiry?.state === 'closed')
    return <p className="border-line border-b bg-raised px-4 py-2 text-sm">{m.enquiry_closed()}</p>;
  if (side !== 'owner' || enquiry?.state !== 'open' || silence) return null;
  return (
    <fieldset aria-label={m.enquiry_answers()} className="border-line border-b bg-raised px-4 py-2">
      <div className="flex flex-wrap gap-2">
        {answers.map(({ answer, label }) => (
          <Button key={answer} variant="secondary" size="sm" disabled={isBusy} onClick={() => send(answer)}>
            {label()}
          </Button>
        ))}
      </div>
      <FormError>{failure}</FormError>
    </fieldset>
  );
}
