import { expect, it, vi } from 'vitest';
import { saveShared } from '../app/lib/device/shared-photos.ts';
import { isShareAddress, receiveShared } from './receive-shared.ts';

vi.mock('../app/lib/device/shared-photos.ts', () => ({ saveShared: vi.fn() }));

it.each([
  ['/share', true],
  ['/bn/share', true],
  ['/xx/share', false],
  ['/bn/shared', false],
])('%s receives photos: %s', (path, receives) => {
  expect(isShareAddress(new URL(path, 'http://localhost'))).toBe(receives);
});

it.each([
  ['/share', '/dashboard/new-post'],
  ['/bn/share', '/bn/dashboard/new-post'],
])('photos shared to %s lead to %s', async (from, to) => {
  const body = new FormData();
  body.append('photos', new File(['photo'], 'front.jpg'));
  const url = new URL(from, 'http://localhost');
  const request = new Request(url, { method: 'POST', body });
  const answer = await receiveShared({ request, url, event: new Event('fetch') as ExtendableEvent });
  expect((answer as Response).headers.get('location')).toBe(`http://localhost${to}`);
  expect(saveShared).toHaveBeenCalled();
});
