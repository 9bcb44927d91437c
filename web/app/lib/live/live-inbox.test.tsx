import { render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { signIn } from '../../../test/people.ts';
import type { LiveEvent } from './connect.ts';
import { useLive } from './live-inbox.ts';

const state = { changes: [], unread: 2, position: 7 };

/** Answers the request for the stream with one state, and keeps the stream open. */
function openStream() {
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`event: inbox\ndata: ${JSON.stringify(state)}\n\n`));
      },
    });
    return new Response(body);
  });
}

function Listener({ onEvent }: { onEvent: (event: LiveEvent) => void }) {
  useLive(onEvent);
  return null;
}

it('tells the known state to a listener that comes when the stream is open, as its first', async () => {
  openStream();
  signIn();
  const [early, late] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Listener key="early" onEvent={early} />);
  const first = { kind: 'inbox', ...state, isFirst: true };
  await waitFor(() => expect(early).toHaveBeenCalledWith(first));
  rerender(
    <>
      <Listener key="early" onEvent={early} />
      <Listener key="late" onEvent={late} />
    </>,
  );
  expect(late).toHaveBeenCalledExactlyOnceWith(first);
});
