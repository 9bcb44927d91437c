import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { m } from '#web/paraglide/messages.js';
import { type Toast, toast, toastStore } from './toast-store.ts';

export { toast };

/** A screen reader may still be busy with something else when a toast has gone. */
const spokenMilliseconds = 5_000;

const tones: Record<Toast['tone'], string> = {
  success: 'border-good bg-good-soft text-good',
  error: 'border-bad bg-bad-soft text-bad',
  info: 'border-line-strong bg-surface text-ink',
};

/** The toasts, and the live regions that announce them, which outlive the toasts. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  const [spoken, setSpoken] = useState<Toast>();
  const newest = toasts.at(-1);
  useEffect(() => {
    if (newest) setSpoken(newest);
    // What is over must not be read again later, and the same words must be spoken when they come again.
    const forget = newest ? undefined : setTimeout(setSpoken, spokenMilliseconds, undefined);
    return () => clearTimeout(forget);
  }, [newest]);

  return (
    <>
      <div className="pointer-events-none fixed inset-x-4 top-4 z-[60] flex flex-col items-center gap-2">
        {toasts.map((each) => (
          <ShownToast key={each.id} toast={each} />
        ))}
      </div>
      <p role="status" className="sr-only">
        {spoken && spoken.tone !== 'error' && <span key={spoken.id}>{spoken.text}</span>}
      </p>
      <p role="alert" className="sr-only">
        {spoken?.tone === 'error' && <span key={spoken.id}>{spoken.text}</span>}
      </p>
    </>
  );
}

function ShownToast({ toast: { id, tone, text } }: { toast: Toast }) {
  const dismiss = () => {
    toastStore.release();
    toastStore.dismiss(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses the timers.
    <div
      data-toast={tone}
      onPointerEnter={toastStore.hold}
      onPointerLeave={toastStore.release}
      onFocus={toastStore.hold}
      onBlur={toastStore.release}
      className={`pointer-events-auto flex animate-fade-in items-center rounded-control border pl-4 font-semibold ${tones[tone]}`}
    >
      <p className="py-3">{text}</p>
      <button
        type="button"
        aria-label={m.ui_close()}
        onClick={dismiss}
        className="grid size-touch shrink-0 place-items-center"
      >
        <X size={18} />
      </button>
    </div>
  );
}
