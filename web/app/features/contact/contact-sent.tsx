import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';

/** Stands where the form stood once the message is on its way, and is read out. */
export function ContactSent({ thanks, onWriteAgain }: { thanks: string; onWriteAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 py-4">
      <span className="grid size-14 place-items-center rounded-full bg-good-soft text-good">
        <MailCheck aria-hidden size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {thanks}
      </h2>
      <p className="text-ink-soft">{m.contact_sent_text()}</p>
      <Button variant="secondary" onClick={onWriteAgain}>
        {m.contact_again()}
      </Button>
    </div>
  );
}
