import { langOf } from '@thikana/contract/language-of-text';
import type { ReportEvidence } from '@thikana/contract/reports';
import { MarkedText } from '#web/components/texts/marked-text.tsx';
import { dateTime } from '#web/lib/format/format-times.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { answerWords } from './answer-words.ts';
import { FraudNotice } from './fraud-notice.tsx';
import { MessagePictures } from './message-pictures.tsx';
import { VisitStep } from './visit-step.tsx';

/** The last messages of a reported conversation, for the administrator who judges the report. */
export function ReportedConversation({ messages }: { messages: NonNullable<ReportEvidence['messages']> }) {
  return (
    <ol className="grid gap-3">
      {messages.map(({ number, createdAt, from, text, pictures, visit, answer, warnings }) => (
        <li key={number} className="rounded-control bg-raised px-4 py-3">
          <p className="text-ink-soft text-sm">
            <span className="font-semibold text-ink">
              <MarkedText text={titleCase(from)} />
            </span>{' '}
            <time dateTime={createdAt}>{dateTime(createdAt)}</time>
          </p>
          {pictures.length > 0 && (
            <div className="w-fit max-w-full">
              <MessagePictures pictures={pictures} />
            </div>
          )}
          {text && (
            <p lang={langOf(text)} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          {answer && <p className="font-semibold">{answerWords[answer]()}</p>}
          {visit && <VisitStep visit={visit} />}
          {warnings.length > 0 && <FraudNotice scripts={warnings} />}
        </li>
      ))}
    </ol>
  );
}
