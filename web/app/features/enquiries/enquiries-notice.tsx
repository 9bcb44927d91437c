import type { EnquiryLimit } from '@thikana/contract/enquiry-limits';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';

/** The owner's limit of open enquiries, before a seeker writes. */
export function EnquiriesNotice({ most, open }: EnquiryLimit) {
  if (open >= most) return <Notice tone="warning">{m.enquiries_full()}</Notice>;
  return <p className="text-ink-soft text-sm">{m.enquiries_limited({ most, open })}</p>;
}
