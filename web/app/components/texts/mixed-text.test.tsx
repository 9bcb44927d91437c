import { render } from '@testing-library/react';
import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import { afterEach, expect, it } from 'vitest';
import { MixedText } from './mixed-text.tsx';

afterEach(() => setLanguageSource(() => baseLanguage));

it.each([
  ['bn', 'Uttar Dinajpur জেলা, 734101', '<span lang="en">Uttar Dinajpur </span>জেলা, 734101'],
  ['bn', 'শিলিগুড়ি 734001', 'শিলিগুড়ি 734001'],
  ['en', 'Darjeeling district', 'Darjeeling district'],
  ['en', 'শিলিগুড়ি 734001', '<span lang="bn">শিলিগুড়ি 734001</span>'],
] as const)('in %s, the parts of %s say their language', (language, text, html) => {
  setLanguageSource(() => language);
  expect(render(<MixedText text={text} />).container.innerHTML).toBe(html);
});
