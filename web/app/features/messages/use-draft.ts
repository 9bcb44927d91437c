import { useState } from 'react';

/** The unsent text, saved on this device. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `message-draft:${name}`;
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser can deny access to its storage; the text then lasts as long as the page.
  }
}
