import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { pass } from '../../../test/show.tsx';
import { loadOnTouch, markClickHandled, replayMissedClick } from './load-on-touch.ts';

it('loads at once if needed', async () => {
  expect(await loadOnTouch(async () => 'loaded', true)).toBe('loaded');
});

it('loads when the router shows another page', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('loaded');
  const loading = loadOnTouch(load, true);
  await pass(0);
  window.dispatchEvent(new Event('routing'));
  expect(await loading).toBe('loaded');
});

it('retries at the next touch', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('loaded');
  const loading = loadOnTouch(load, true);
  await pass(0);
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(document.body);
  expect(await loading).toBe('loaded');
});

const press = vi.fn();
function Late({ onClick }: { onClick?: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (onClick) replayMissedClick(place.current);
  }, [onClick]);
  return (
    <div ref={place} onClickCapture={onClick && markClickHandled}>
      <button type="button" onClick={onClick}>
        Keep <i>it</i>
      </button>
    </div>
  );
}

it('repeats a click that came too early, once', async () => {
  press.mockClear();
  const { rerender } = render(<Late />);
  fireEvent.click(screen.getByText('it'));
  expect(press).not.toHaveBeenCalled();
  rerender(<Late onClick={press} />);
  await pass(10);
  expect(press).toHaveBeenCalledTimes(1);
});

it('does not repeat a handled click', async () => {
  press.mockClear();
  render(<Late onClick={press} />);
  fireEvent.click(screen.getByText('it'));
  await pass(10);
  expect(press).toHaveBeenCalledTimes(1);
});
