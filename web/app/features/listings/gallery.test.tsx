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
const large = () => screen.getByAltText(/^Photo \d of 3/).getAttribute('src');

it('shows the number of photos and a thumbnail of each', async () => {
  await open();
  expect(screen.getByText('3 photos')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Show photo \d$/ })).toHaveLength(3);
  expect(large()).toBe('/pictures/front/800.jpg');
});

it('shows the picture of a thumbnail', async () => {
  await open();
  await press('Show photo 2');
  expect(large()).toBe('/pictures/kitchen/800.jpg');
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
  fireEvent.error(screen.getByAltText(/^Photo 1 of 3/));
  expect(large()).toBe('/default-home.svg');
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

it('shows the illustration for a thumbnail that fails to load', async () => {
  await open();
  const thumbnail = () => screen.getByRole('button', { name: 'Show photo 2' }).querySelector('img');
  expect(thumbnail()?.getAttribute('src')).toBe('/pictures/kitchen/800.jpg');
  fireEvent.error(thumbnail() ?? document);
  expect(thumbnail()?.getAttribute('src')).toBe('/default-home.svg');
});

it('shows an illustration without pictures', async () => {
  await showPart(<Gallery listing={aListing('land sell')} />);
  expect(screen.getByAltText('No picture yet').getAttribute('src')).toBe('/default-land.svg');
});
