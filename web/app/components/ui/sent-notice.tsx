import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a form after it was sent. Screen readers announce it. */
export function SentNotice({ thanks, children }: { thanks: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3 py-4">
      <span className="grid size-14 place-items-center rounded-full bg-good-soft text-good">
        <MailCheck size={28} />
      </span>
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {thanks}
      </h2>
      {children}
    </div>
  );
}
