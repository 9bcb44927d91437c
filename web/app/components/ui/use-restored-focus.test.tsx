import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

let remove: (row: string) => void;
let close: () => void;

function Rows() {
  const [rows, setRows] = useState(['first', 'second', 'third']);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const focusAfterwards = useRestoredFocus(list, rows, 'button');
  remove = (row) => setRows(rows.filter((each) => each !== row));
  close = () => setAsking(false);
  return (
    <div ref={list} tabIndex={-1} data-testid="list">
      {rows.map((row) => (
        <button key={row} type="button" onClick={() => setAsking(true)}>
          {row}
        </button>
      ))}
      <Dialog open={isAsking} onOpenChange={setAsking} title="Remove it?" focusAfterwards={focusAfterwards} />
    </div>
  );
}

function show() {
  render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Rows }])} />);
}
const focused = () => document.activeElement?.textContent;

it('moves the focus to the row that took the place of the removed one, and at last to the list', () => {
  show();
  screen.getByText('second').focus();
  act(() => remove('second'));
  expect(focused()).toBe('third');
  act(() => remove('third'));
  expect(focused()).toBe('first');
  act(() => remove('first'));
  expect(document.activeElement).toBe(screen.getByTestId('list'));
});

it('does so too when the row is removed while a dialog that it opened has the focus', async () => {
  show();
  screen.getByText('second').focus();
  fireEvent.click(screen.getByText('second'));
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  act(() => remove('second'));
  act(() => close());
  await waitFor(() => expect(focused()).toBe('third'));
});

it('returns the focus to the row that opened the dialog if it is still there', async () => {
  show();
  screen.getByText('second').focus();
  fireEvent.click(screen.getByText('second'));
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  act(() => close());
  await waitFor(() => expect(focused()).toBe('second'));
});
