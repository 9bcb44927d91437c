import { useEffect, useRef } from 'react';

interface Combobox {
  listId: string;
  activeId: string | undefined;
  isShown: boolean;
  onType(): void;
  onLeave(): void;
  /** Whether the key was for the list. */
  onKey(key: string): boolean;
}

/** Makes a combobox of a field that is there already, and may be typed in already. */
export function useComboboxInput(input: HTMLInputElement, combobox: Combobox): void {
  const latest = useRef(combobox);
  latest.current = combobox;

  useEffect(() => {
    const type = () => latest.current.onType();
    const leave = () => latest.current.onLeave();
    const key = (event: KeyboardEvent) => {
      if (!event.isComposing && latest.current.onKey(event.key)) event.preventDefault();
    };
    input.addEventListener('input', type);
    input.addEventListener('blur', leave);
    input.addEventListener('keydown', key);
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.autocomplete = 'off';
    // What was typed while this was on its way is answered too.
    if (input.value !== input.defaultValue) type();
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('blur', leave);
      input.removeEventListener('keydown', key);
      for (const name of [
        'role',
        'aria-autocomplete',
        'aria-expanded',
        'aria-controls',
        'aria-activedescendant',
      ])
        input.removeAttribute(name);
    };
  }, [input]);

  const { listId, activeId, isShown } = combobox;
  useEffect(() => {
    input.setAttribute('aria-controls', listId);
    input.setAttribute('aria-expanded', String(isShown));
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [input, listId, activeId, isShown]);
}
