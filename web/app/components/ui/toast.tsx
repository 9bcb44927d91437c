import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Toast, toast, toastStore } from './toast-store.ts';

export { toast };

const tones: Record<Toast['tone'], string> = {
  success: 'border-good bg-good-soft text-good',
  error: 'border-bad bg-bad-soft text-bad',
  info: 'border-line-strong bg-surface text-ink',
};

/** Where toasts appear, and the live regions that read them out and outlast them. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.getOnServer);
  const [spoken, setSpoken] = useState<Toast>();
  const newest = toasts.at(-1);
  useEffect(() => {
    if (newest) setSpoken(newest);
  }, [newest]);

  return (
    <>
      <div
        aria-hidden
        className="pointer-events-none fixed inset-x-4 top-4 z-[60] flex flex-col items-center gap-2"
      >
        {toasts.map(({ id, tone, text }) => (
          <p
            key={id}
            data-toast={tone}
            className={`animate-fade-in rounded-control border px-4 py-3 font-semibold ${tones[tone]}`}
          >
            {text}
          </p>
        ))}
      </div>
      <p role="status" className="sr-only">
        {spoken?.tone === 'error' ? '' : spoken?.text}
      </p>
      <p role="alert" className="sr-only">
        {spoken?.tone === 'error' ? spoken.text : ''}
      </p>
    </>
  );
}
