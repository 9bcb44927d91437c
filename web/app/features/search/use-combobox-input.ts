import { useEffect, useRef } from 'react';

interface Combobox {
  attributes: Readonly<Record<string, string | boolean | undefined>>;
  onType(): void;
  onFocus(): unknown;
  onLeave(): void;
  /** Returns whether the list handled the key. */
  onKey(key: string): boolean;
}

/** Turns an existing field into a combobox, even if the visitor has started to type. */
export function useComboboxInput(input: HTMLInputElement, combobox: Combobox): void {
  const latest = useRef(combobox);
  latest.current = combobox;

  useEffect(() => {
    const type = () => latest.current.onType();
    const focus = () => latest.current.onFocus();
    const leave = () => latest.current.onLeave();
    const key = (event: KeyboardEvent) => {
      if (!event.isComposing && latest.current.onKey(event.key)) event.preventDefault();
    };
    input.addEventListener('input', type);
    input.addEventListener('focus', focus);
    input.addEventListener('blur', leave);
    input.addEventListener('keydown', key);
    // Handles the focus and the text that came while this loaded.
    if (document.activeElement === input) focus();
    if (input.value !== input.defaultValue) type();
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('focus', focus);
      input.removeEventListener('blur', leave);
      input.removeEventListener('keydown', key);
      for (const name of Object.keys(latest.current.attributes)) input.removeAttribute(name);
    };
  }, [input]);

  useEffect(() => {
    for (const [name, value] of Object.entries(latest.current.attributes)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, String(value));
    }
  });
}
