import { actionsByKind, type ReportAction, type ReportEvidence } from '@thikana/contract/reports';
import { useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { m } from '#web/paraglide/messages.js';
import { actionWords } from './action-words.ts';
import { type Question, SettleDialog } from './settle-dialog.tsx';

interface Props {
  evidence: ReportEvidence;
  onSettled: () => unknown;
}

const showAgain: Question = {
  action: 'dismiss',
  label: m.admin_report_show,
  text: m.admin_report_show_text,
};

/** The actions that settle a case. */
export function SettleCard({ evidence, onSettled }: Props) {
  const { subject, reports, listing, person } = evidence;
  const [question, setQuestion] = useState<Question>({ action: 'dismiss', ...actionWords.dismiss });
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isSettled = useRef(false);
  const isOpen = reports.some((report) => !report.outcome);
  const isHidden = listing?.hiddenFor.includes('reported') ?? false;

  const ask = (asked: Question) => {
    isSettled.current = false;
    setQuestion(asked);
    setAsking(true);
  };
  const canDo = (wanted: ReportAction) => {
    if (wanted === 'dismiss') return true;
    return wanted === 'warn' || wanted === 'ban' ? person !== undefined : listing !== undefined;
  };

  return (
    <Card as="section" aria-labelledby="report-actions">
      <h2 id="report-actions" ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {m.admin_report_actions()}
      </h2>
      {isOpen ? (
        <div className="mt-3 grid gap-3">
          {actionsByKind[subject.kind].filter(canDo).map((wanted) => (
            <Button
              key={wanted}
              variant={wanted === 'reject' || wanted === 'ban' ? 'danger' : 'secondary'}
              onClick={() => ask({ action: wanted, ...actionWords[wanted] })}
            >
              {actionWords[wanted].label()}
            </Button>
          ))}
        </div>
      ) : (
        <div className="mt-3 grid gap-3">
          <p className="text-ink-soft">{m.admin_report_settled()}</p>
          {isHidden && (
            <Button variant="secondary" onClick={() => ask(showAgain)}>
              {m.admin_report_show()}
            </Button>
          )}
        </div>
      )}
      <SettleDialog
        key={question.label()}
        open={isAsking}
        question={question}
        subject={subject}
        // The buttons disappear once the case is settled.
        focusAfterwards={() => (isSettled.current ? heading.current : null)}
        onSettled={() => {
          isSettled.current = true;
          setAsking(false);
          return onSettled();
        }}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
