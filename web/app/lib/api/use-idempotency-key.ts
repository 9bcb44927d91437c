import { useRef } from 'react';
import { randomId } from './random-id.ts';

/** An idempotency key that stays the same for every attempt with the same content. */
export function useIdempotencyKey() {
  const last = useRef({ content: '', key: '' });
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, key: randomId() };
    return last.current.key;
  };
}
