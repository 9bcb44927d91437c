import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { press } from '../../../test/fields.ts';
import { showPart } from '../../../test/show.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

const scrollTo = (pixels: number) =>
  act(() => {
    vi.stubGlobal('scrollY', pixels);
    fireEvent.scroll(window);
  });
const control = () => screen.queryByRole('button', { name: 'Back to the top' });

it('appears beyond 300 px and scrolls to the top', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  await showPart(<ScrollToTop />);
  expect(control()).toBeNull();
  scrollTo(300);
  expect(control()).toBeNull();
  scrollTo(301);
  await press('Back to the top');
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  scrollTo(0);
  expect(control()).toBeNull();
});
