import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { pass } from '../../../test/show.tsx';
import { loadOnTouch, markClickHandled, replayEarlyClicks, replayMissedClicks } from './load-on-touch.ts';

// The document is shared with other tests.
afterEach(() => document.body.replaceChildren());

it('loads at once if needed', async () => {
  expect(await loadOnTouch(async () => 'loaded', true)).toBe('loaded');
});

it.each(['routing', 'online'])('retries at the event “%s”', async (event) => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('loaded');
  const loading = loadOnTouch(load, true);
  await pass(0);
  window.dispatchEvent(new Event(event));
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

it('loads after the click of the tap that is the first touch', async () => {
  vi.resetModules();
  const fresh = await import('./load-on-touch.ts');
  const load = vi.fn(async () => 'loaded');
  const loading = fresh.loadOnTouch(load, false);
  fireEvent.pointerDown(document.body);
  await pass(20);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(document.body);
  await pass(0);
  expect(await loading).toBe('loaded');
});

const press = vi.fn();
function Late({ onClick }: { onClick?: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (onClick) replayMissedClicks(place.current);
  }, [onClick]);
  return (
    <div ref={place} onClickCapture={onClick && markClickHandled}>
      <button type="button" onClick={onClick}>
        Keep <i>it</i>
      </button>
    </div>
  );
}

it('repeats a click that came too early, once, and no longer shows it', async () => {
  press.mockClear();
  const { rerender } = render(<Late />);
  screen.getByRole('button').setAttribute('data-pressed', '');
  fireEvent.click(screen.getByText('it'));
  expect(press).not.toHaveBeenCalled();
  rerender(<Late onClick={press} />);
  await pass(10);
  expect(press).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button').hasAttribute('data-pressed')).toBe(false);
});

it('repeats of the clicks before React listened the last, and all in late parts', () => {
  const clicked: string[] = [];
  document.body.innerHTML = `<button type="button" id="first" data-pressed></button>
    <div data-late><button type="button" id="heart" data-pressed></button></div>
    <button type="button" id="last" data-pressed></button>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => clicked.push(button.id));
  replayEarlyClicks(document.getElementById('last') ?? undefined);
  expect(clicked).toEqual(['heart', 'last']);
  expect(document.querySelectorAll('body > [data-pressed]')).toHaveLength(0);
});

it('repeats what was chosen in selects before React listened', () => {
  const chosen: string[] = [];
  document.body.innerHTML = `<select data-pressed><option>newest</option><option selected>price</option></select>
    <select><option>flat</option></select>`;
  document.body.addEventListener('change', ({ target }) => chosen.push((target as HTMLSelectElement).value));
  replayEarlyClicks(undefined);
  expect(chosen).toEqual(['price']);
  expect(document.querySelectorAll('[data-pressed]')).toHaveLength(0);
});

it('does not repeat a handled click', async () => {
  press.mockClear();
  render(<Late onClick={press} />);
  fireEvent.click(screen.getByText('it'));
  await pass(10);
  expect(press).toHaveBeenCalledTimes(1);
});
