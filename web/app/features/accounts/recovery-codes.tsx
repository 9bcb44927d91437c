import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { m } from '#web/paraglide/messages.js';

/** Recovery codes are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(m.two_step_copied());
    } catch {
      // The clipboard can be blocked, or missing over plain HTTP.
      toast.error(m.two_step_copy_failed());
    }
  };
  return (
    <div className="grid gap-4">
      <p ref={text} tabIndex={-1} className="outline-none">
        {m.two_step_keep()}
      </p>
      <ul
        aria-label={m.two_step_keep_label()}
        className="grid gap-2 rounded-control bg-raised p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <DialogButtons>
        <Button variant="secondary" onClick={copy}>
          <Copy size={18} />
          {m.two_step_copy()}
        </Button>
        <Button onClick={onDone}>{m.two_step_done()}</Button>
      </DialogButtons>
    </div>
  );
}
