import { useEffect, useRef } from 'react';

interface Combobox {
  attributes: Readonly<Record<string, string | boolean | undefined>>;
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
    // What was typed while this was on its way is answered too.
    if (input.value !== input.defaultValue) type();
    return () => {
      input.removeEventListener('input', type);
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
