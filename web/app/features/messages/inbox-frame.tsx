import type { ReactNode } from 'react';
import { useKeyboardInset } from './use-keyboard-inset.ts';

interface Props {
  list: ReactNode;
  /**
   * Whether a conversation is open. On a phone or tablet it then replaces the list and fills the space above the
   * keyboard.
   */
  isOpen: boolean;
  children: ReactNode;
}

/** The list of conversations, with the open one beside it. */
export function InboxFrame({ list, isOpen, children }: Props) {
  const keyboardPixels = useKeyboardInset();
  return (
    <div className="lg:grid lg:h-[calc(100dvh-13rem)] lg:min-h-96 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[minmax(0,1fr)] lg:overflow-hidden lg:rounded-card lg:border lg:border-line">
      <div className={`min-h-0 overflow-y-auto lg:border-line lg:border-r ${isOpen ? 'max-lg:hidden' : ''}`}>
        {list}
      </div>
      <div
        data-whole-screen={isOpen || undefined}
        className={
          isOpen ? 'min-h-0 bg-paper max-lg:fixed max-lg:inset-0 max-lg:top-16 max-lg:z-30' : 'max-lg:hidden'
        }
        style={isOpen && keyboardPixels > 0 ? { bottom: keyboardPixels } : undefined}
      >
        {children}
      </div>
    </div>
  );
}
