import type { z } from 'zod';
import { isSameLanguage } from './language-of-text.ts';
import { m } from './paraglide/messages.js';

interface Texts {
  title: string;
  description: string;
  secondTitle?: string | undefined;
  secondDescription?: string | undefined;
}

/** The texts in a second language are in another language than the first ones. */
export function checkSecondLanguage({ value, issues }: z.core.ParsePayload<unknown>): void {
  const { title, description, secondTitle, secondDescription } = value as Texts;
  const check = (path: keyof Texts, first: string, second: string | undefined) => {
    if (second && isSameLanguage(first, second))
      issues.push({ code: 'custom', path: [path], message: m.input_same_language(), input: value });
  };
  check('secondTitle', title, secondTitle);
  check('secondDescription', description, secondDescription);
}
