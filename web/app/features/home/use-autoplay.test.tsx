import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pass, showPart } from '../../../test/show.tsx';
import { useSlideShow } from './use-slide-show.ts';

function Slides() {
  const show = useSlideShow(3);
  return (
    <section aria-label="Slides" {...show.whileAttended}>
      <button type="button">{show.current}</button>
    </section>
  );
}

const slides = () => screen.getByRole('region', { name: 'Slides' });
const shown = () => slides().textContent;

it('pauses while a pointer moves over it, and resumes once the pointer has rested for 5 seconds', async () => {
  await showPart(<Slides />);
  for (let moves = 0; moves < 5; moves++) {
    fireEvent.pointerMove(slides());
    await pass(4999);
  }
  expect(shown()).toBe('0');
  await pass(1);
  await pass(4999);
  expect(shown()).toBe('0');
  await pass(1);
  expect(shown()).toBe('1');
});

it('resumes at once when the pointer leaves', async () => {
  await showPart(<Slides />);
  fireEvent.pointerMove(slides());
  fireEvent.pointerLeave(slides());
  await pass(5000);
  expect(shown()).toBe('1');
});

it('pauses for as long as focus is inside', async () => {
  await showPart(<Slides />);
  fireEvent.focus(screen.getByRole('button'));
  await pass(60_000);
  expect(shown()).toBe('0');
  fireEvent.blur(screen.getByRole('button'));
  await pass(5000);
  expect(shown()).toBe('1');
});
