import { useRef } from 'react';
import { randomId } from '#web/lib/api/random-id.ts';

/** A key that stays the same for every try of the same content, so that the server takes it once. */
export function useRepeatKey() {
  const last = useRef({ content: '', key: '' });
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, key: randomId() };
    return last.current.key;
  };
}
