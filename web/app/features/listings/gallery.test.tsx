import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialog, press } from '../../../test/fields.ts';
import { aListing, picture } from '../../../test/listings.ts';
import { pass, showPart } from '../../../test/show.tsx';
import { Gallery } from './gallery.tsx';

const names = ['front', 'kitchen', 'balcony'];
const listing = aListing('flat rent', { gallery: names.map(picture) });
const open = () => showPart(<Gallery listing={listing} />);
const openViewer = async () => {
  await open();
  await press(/Show all photos in full screen/);
  // Imported here, because the viewer is lazy.
  await import('./gallery-viewer.tsx');
  await pass(100);
};
const photo = (position: number) => screen.getByAltText(new RegExp(`^Photo ${position} of 3`));

it('shows the number of photos, and each photo as a button', async () => {
  await open();
  expect(screen.getByText('3 photos')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Photo \d of 3/ })).toHaveLength(3);
});

it('opens the photo that was pressed', async () => {
  await open();
  await press(/^Photo 3 of 3/);
  await import('./gallery-viewer.tsx');
  await pass(100);
  expect(dialog().getByText('3 / 3')).toBeTruthy();
});

it('opens in full screen, where arrow keys and thumbnails move', async () => {
  await openViewer();
  const shown = () => dialog().getByText(/^\d \/ 3$/).textContent;
  const key = (name: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key: name });
  expect(shown()).toBe('1 / 3');
  key('ArrowRight');
  expect(shown()).toBe('2 / 3');
  key('ArrowLeft');
  key('ArrowLeft');
  expect(shown()).toBe('3 / 3');
  fireEvent.click(dialog().getByRole('button', { name: 'Show photo 1' }));
  expect(shown()).toBe('1 / 3');
});

it('closes on Escape', async () => {
  await openViewer();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await pass(1000);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the illustration when a picture fails to load', async () => {
  await open();
  fireEvent.error(photo(1));
  expect(photo(1).getAttribute('src')).toBe('/default-home.svg');
  expect(photo(2).getAttribute('src')).toBe('/pictures/kitchen/800.jpg');
});

it('shows the illustration in full screen when a picture fails to load, large or as a thumbnail', async () => {
  await openViewer();
  const shown = () => dialog().getByAltText(/^Photo \d of 3/);
  fireEvent.error(shown());
  expect(shown().getAttribute('src')).toBe('/default-home.svg');
  const thumbnail = () => dialog().getByRole('button', { name: 'Show photo 2' }).querySelector('img');
  fireEvent.error(thumbnail() as HTMLElement);
  expect(thumbnail()?.getAttribute('src')).toBe('/default-home.svg');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' });
  expect(shown().getAttribute('src')).toBe('/pictures/kitchen/800.jpg');
});

it('shows an illustration without pictures', async () => {
  await showPart(<Gallery listing={aListing('land sell')} />);
  expect(screen.getByAltText('No picture yet').getAttribute('src')).toBe('/default-land.svg');
});
