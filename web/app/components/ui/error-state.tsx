import type { ReactNode } from 'react';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { m } from '#web/paraglide/messages.js';
import { Button } from './button.tsx';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  /** Loads again what failed. */
  onRetry?: () => void;
  retryText?: string;
}

/** An error message with a button to try again, which also happens when the connection is back. */
export function ErrorState({ title, text, onRetry, retryText }: Props) {
  useWhenOnline(onRetry);
  return (
    <div role="alert" className="rounded-card border border-bad px-6 py-10 text-center">
      <p className="font-semibold text-bad text-lg">{title}</p>
      {text && <p className="mx-auto mt-2 max-w-prose">{text}</p>}
      {onRetry && (
        <Button variant="secondary" onClick={onRetry} className="mt-5">
          {retryText ?? m.ui_try_again()}
        </Button>
      )}
    </div>
  );
}
