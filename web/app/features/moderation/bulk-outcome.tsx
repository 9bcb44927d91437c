import { Link } from 'react-router';
import { Notice } from '#web/components/ui/notice.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import type { BulkOutcome } from './use-bulk-decisions.ts';
import { viewPostPath } from './view-post-path.ts';

const mostNamed = 10;

interface Props {
  outcome: BulkOutcome;
  /** The title of a listing, if it was loaded. */
  titleOf: (id: string) => string | undefined;
}

/** What became of a decision on several listings: how many, and which not. */
export function BulkOutcomeNotice({ outcome: { decision, done, failed, error }, titleOf }: Props) {
  const isComplete = failed.length === 0 && error === undefined;
  const count = { count: number(done) };
  const title = decision === 'approve' ? m.review_approved_count(count) : m.review_rejected_count(count);
  if (isComplete) return <Notice tone="success">{title}</Notice>;
  return (
    <Notice tone="error" title={title}>
      {error !== undefined && <p>{m.review_stopped({ reason: error })}</p>}
      {failed.length > 0 && (
        <>
          <p>{m.review_failed({ count: failed.length })}</p>
          <ul className="mt-1 list-disc pl-5">
            {failed.slice(0, mostNamed).map(({ _id, message }) => (
              <li key={_id}>
                <Link to={viewPostPath(_id)} className="underline underline-offset-4">
                  {titleOf(_id) ?? _id}
                </Link>
                <span className="block">{message}</span>
              </li>
            ))}
          </ul>
          {failed.length > mostNamed && <p>{m.review_failed_more({ count: failed.length - mostNamed })}</p>}
        </>
      )}
    </Notice>
  );
}
