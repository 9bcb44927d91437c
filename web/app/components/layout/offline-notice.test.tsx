import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPart } from '../../../test/show.tsx';
import { setKeptTime } from '../../lib/offline/kept-time.ts';
import { OfflineNotice } from './offline-notice.tsx';

afterEach(() => setKeptTime(undefined));

function goOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
const text = () => document.querySelector('[data-offline-notice]')?.textContent?.trim();
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }));

it('says that the device is offline until it is closed, and again the next time', async () => {
  await showPart(<OfflineNotice />);
  expect(text()).toBeUndefined();
  goOnline(false);
  expect(text()).toContain('You are offline.');
  close();
  expect(text()).toBeUndefined();
  goOnline(true);
  goOnline(false);
  expect(text()).toContain('You are offline.');
});

it('shows how old the page is, also after the notice was closed', async () => {
  await showPart(<OfflineNotice />);
  goOnline(false);
  close();
  act(() => setKeptTime('14:05'));
  expect(text()).toContain('This page is as of 14:05.');
});
