import type { ReactNode } from 'react';
import { SentNotice } from '#web/components/ui/sent-notice.tsx';
import { m } from '#web/paraglide/messages.js';

/** Replaces the form once the complaint is filed. */
export function FiledNotice({ number, children }: { number: string; children?: ReactNode }) {
  return (
    <SentNotice thanks={m.complaints_filed()}>
      <p className="font-semibold tabular-nums">{m.complaints_filed_number({ number })}</p>
      <p className="text-ink-soft">{m.complaints_filed_text()}</p>
      {children}
    </SentNotice>
  );
}
