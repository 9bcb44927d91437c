import type { Conversation } from '@thikana/contract/conversations';
import type { ReactNode } from 'react';
import { m } from '#web/paraglide/messages.js';

const texts: Record<NonNullable<Conversation['silence']>, () => string> = {
  'blocked-by-you': m.conversation_blocked_by_you,
  'blocked-by-other': m.conversation_blocked_by_other,
  'other-suspended': m.conversation_other_suspended,
  'other-deleted': m.conversation_other_deleted,
};

/** Replaces the composer and says why the user cannot write. */
export function SilenceNotice({
  silence,
  action,
}: {
  silence: NonNullable<Conversation['silence']>;
  action?: ReactNode;
}) {
  return (
    <div role="status" className="border-line border-t bg-raised px-4 py-3 text-center">
      <p>{texts[silence]()}</p>
      {action}
    </div>
  );
}
