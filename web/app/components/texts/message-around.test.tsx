import { render } from '@testing-library/react';
import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it } from 'vitest';
import { MessageAround } from './message-around.tsx';

afterEach(() => setLanguageSource(() => baseLanguage));

const shown = (text: string) =>
  render(<MessageAround text={text} message={(reason) => `কারণ: ${reason}।`} />).container.innerHTML;

it('marks a text in another language than that of the page', () => {
  setLanguageSource(() => 'bn');
  expect(shown('The photos are blurred')).toBe('কারণ: <span lang="en">The photos are blurred</span>।');
});

it('marks nothing in the language of the page', () => {
  setLanguageSource(() => 'bn');
  expect(shown('ছবি ঝাপসা')).toBe('কারণ: ছবি ঝাপসা।');
});
