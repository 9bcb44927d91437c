import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { showPart, toasts } from '../../../test/show.tsx';
import { ShareButton } from './share-button.tsx';

const link = `${window.location.origin}/rentals/6740`;
const share = async () => {
  await showPart(<ShareButton path="/rentals/6740" title="Two rooms" look="button" />);
  await press('Share');
};
/** Gives the browser exactly these abilities. */
const device = (abilities: { share?: unknown; clipboard?: unknown }) => {
  for (const name of ['share', 'clipboard'] as const)
    Object.defineProperty(navigator, name, { configurable: true, value: abilities[name] });
};

beforeEach(() => device({}));

it('uses the device’s share sheet if there is one', async () => {
  const sharing = vi.fn(async () => {});
  device({ share: sharing });
  await share();
  expect(sharing).toHaveBeenCalledWith({ title: 'Two rooms', url: link });
  expect(toasts()).toEqual([]);
});

it('copies the link otherwise', async () => {
  const writeText = vi.fn(async () => {});
  device({ clipboard: { writeText } });
  await share();
  expect(writeText).toHaveBeenCalledWith(link);
  expect(toasts('success')).toEqual(['Link copied to clipboard']);
});

it.each([
  ['Share was blocked by the browser', new DOMException('Not now', 'NotAllowedError')],
  ['The disk is full', new Error('The disk is full')],
  ['Unable to share link', new Error('')],
  ['Unable to share link', 'no reason'],
])('shows %s when sharing fails with %s', async (text, reason) => {
  device({ share: () => Promise.reject(reason) });
  await share();
  expect(toasts('error')).toEqual([text]);
});

it('shows nothing when the visitor cancels', async () => {
  device({ share: () => Promise.reject(new DOMException('Closed', 'AbortError')) });
  await share();
  expect(toasts()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});

it('shows the link without a clipboard', async () => {
  const prompt = vi.fn();
  vi.stubGlobal('prompt', prompt);
  await share();
  expect(prompt).toHaveBeenCalledWith('Copy this link', link);
});
