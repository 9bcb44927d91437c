import type { KeptListing } from '@thikana/contract/batches';
import { Link } from 'react-router';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';

const reasons = { edited: m.imports_kept_edited, answered: m.imports_kept_answered } as const;

/** The listings that the undo of an import keeps, with the reasons. */
export function KeptListings({ kept, total }: { kept: readonly KeptListing[]; total: number }) {
  if (total === 0) return null;
  const more = total - kept.length;
  return (
    <Notice tone="warning" title={m.imports_kept({ count: total })}>
      <ul className="mt-1 list-disc pl-5">
        {kept.map(({ _id, title, reason }) => (
          <li key={_id}>
            <Link to={`/admin/posts/view-post/${_id}`} className="underline underline-offset-4">
              {title}
            </Link>
            <span className="block text-sm">{reasons[reason]()}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1">{m.imports_kept_more({ count: more })}</p>}
    </Notice>
  );
}
