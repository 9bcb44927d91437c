import { useId, useState } from 'react';

interface Options {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** The number of suggestions. */
  count: number;
  /** Whether there are results to show for the text. */
  isReady: boolean;
  /** Whether Enter without an active option does nothing, instead of submitting the form. */
  mustChoose?: boolean;
  onChoose: (index: number) => void;
}

/** A text field with suggestions. The focus stays in the field; the arrow keys move the active option. */
export function useCombobox(options: Options) {
  const { isOpen, setOpen, count, isReady, mustChoose = false, onChoose } = options;
  const [active, setActive] = useState(-1);
  const listId = useId();
  const isShown = isOpen && isReady;
  const marked = isShown && active < count ? active : -1;

  const close = () => {
    setActive(-1);
    setOpen(false);
  };
  const choose = (index: number) => {
    close();
    onChoose(index);
  };
  /** Moves the active option. The field itself comes before the first option and after the last. */
  const move = (step: 1 | -1) => {
    setOpen(true);
    const places = count + 1;
    if (isShown) setActive(((marked + 1 + step + places) % places) - 1);
  };
  /** Whether the key was for the list. */
  const onKey = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      move(key === 'ArrowDown' ? 1 : -1);
      return true;
    }
    if (!isShown) return false;
    if (key === 'Escape') close();
    else if (key !== 'Enter') return false;
    else if (marked >= 0) choose(marked);
    else return mustChoose && count > 0;
    return true;
  };

  return {
    onKey,
    onType() {
      setActive(-1);
      setOpen(true);
    },
    onLeave: close,
    input: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-activedescendant': marked >= 0 ? `${listId}-${marked}` : undefined,
    } as const,
    list: { id: listId, isShown, active: marked, onChoose: choose },
  };
}
