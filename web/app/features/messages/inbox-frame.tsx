import type { ReactNode } from 'react';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface Props {
  list: ReactNode;
  /** A conversation is open: on a phone it takes the place of the list, down to the keyboard. */
  isTalking: boolean;
  children: ReactNode;
}

/** The conversations, and beside them the one that is open. */
export function InboxFrame({ list, isTalking, children }: Props) {
  const keyboardPixels = useKeyboardInset();
  return (
    <div className="md:grid md:h-[calc(100dvh-11rem)] md:min-h-96 md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] md:overflow-hidden md:rounded-card md:border md:border-line">
      <div
        className={`min-h-0 overflow-y-auto md:border-line md:border-r ${isTalking ? 'max-md:hidden' : ''}`}
      >
        {list}
      </div>
      <div
        data-whole-screen={isTalking || undefined}
        className={
          isTalking
            ? 'min-h-0 bg-paper max-md:fixed max-md:inset-0 max-md:top-16 max-md:z-30'
            : 'max-md:hidden'
        }
        style={isTalking && keyboardPixels > 0 ? { bottom: keyboardPixels } : undefined}
      >
        {children}
      </div>
    </div>
  );
}
