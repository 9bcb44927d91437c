import { enquiryAnswers } from '@thikana/contract/conversations';
import type { MailedEnquiry as Enquiry } from '@thikana/contract/enquiries';
import { langOf } from '@thikana/contract/language-of-text';
import { limits } from '@thikana/contract/vocabulary';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props extends Enquiry {
  /** The answer that was chosen in the email. */
  chosen: string | null;
  wasAnswered: boolean;
  hasProblem: boolean;
}

const labels = {
  available: m.enquiry_answer_available,
  taken: m.enquiry_answer_taken,
  declined: m.enquiry_answer_declined,
};
const texts = { taken: m.enquiry_answer_taken_text, declined: m.enquiry_answer_declined_text };

/**
 * Lets an owner answer one enquiry. Plain form buttons: it works without scripts, and only pressing one answers, so link
 * scanners cannot.
 */
export function MailedEnquiry(props: Props) {
  const { listing, seekerNumber, isOpen, conversationId, chosen, wasAnswered, hasProblem } = props;
  const seeker = m.seeker_label({ number: String(seekerNumber) });
  const conversation = (
    <ButtonLink to={`/dashboard/messages/${conversationId}`} variant={isOpen ? 'quiet' : 'primary'}>
      {m.mailed_enquiry_conversation()}
    </ButtonLink>
  );
  return (
    <div className="container-page max-w-2xl py-8 md:py-14">
      <h1 className="font-semibold text-title">
        {isOpen
          ? m.mailed_enquiry_title({ seeker })
          : wasAnswered
            ? m.mailed_enquiry_done()
            : m.mailed_enquiry_answered()}
      </h1>
      <p className="mt-3 text-ink-soft text-lg">
        {isOpen ? m.mailed_enquiry_text() : m.mailed_enquiry_done_text()}
      </p>
      <Card as="section" aria-label={m.mailed_enquiry_meta()} className="mt-6 grid gap-4 md:p-8">
        <p lang={langOf(listing.title)} className="font-semibold text-xl">
          {listing.title}
        </p>
        {isOpen && <AnswerForms chosen={chosen} hasProblem={hasProblem} />}
        {conversation}
      </Card>
    </div>
  );
}

/** The chosen answer comes first. */
function AnswerForms({ chosen, hasProblem }: Pick<Props, 'chosen' | 'hasProblem'>) {
  const visit = (
    <form key="visit" method="post" className="grid gap-3">
      <input type="hidden" name="answer" value="visit" />
      <TextField type="datetime-local" name="time" label={m.mailed_enquiry_time()} required />
      {hasProblem && chosen === 'visit' && (
        <FormError>{m.mailed_enquiry_problem_time({ days: limits.visitDaysAhead })}</FormError>
      )}
      <Button type="submit" size="lg" variant={chosen === 'visit' ? 'primary' : 'secondary'}>
        {m.mailed_enquiry_visit()}
      </Button>
    </form>
  );
  const forms = enquiryAnswers.map((answer) => (
    <form key={answer} method="post" className="grid gap-1">
      <Button
        type="submit"
        size="lg"
        name="answer"
        value={answer}
        variant={chosen === answer ? 'primary' : 'secondary'}
      >
        {labels[answer]()}
      </Button>
      {answer !== 'available' && <p className="text-ink-soft text-sm">{texts[answer]()}</p>}
    </form>
  ));
  const all = [...forms.slice(0, 1), visit, ...forms.slice(1)];
  const first = all.filter(({ key }) => key === chosen);
  if (first.length === 0) return <div className="grid gap-4">{all}</div>;
  return (
    <div className="grid gap-4">
      {hasProblem && chosen !== 'visit' && <FormError>{m.enquiry_answer_failed()}</FormError>}
      {first}
      <p className="mt-2 text-ink-soft">{m.mailed_enquiry_others()}</p>
      {all.filter(({ key }) => key !== chosen)}
    </div>
  );
}
