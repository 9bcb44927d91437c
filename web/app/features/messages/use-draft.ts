import { useState } from 'react';

/** Words that have not been sent, kept on this device until they are. */
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
    // Storage can be closed to a page: then the words last as long as the page.
  }
}
