import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** Stands where the form stood once the report is taken, and is read out. */
export function ReportSent({ thanks }: { thanks: string }) {
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
    </div>
  );
}
