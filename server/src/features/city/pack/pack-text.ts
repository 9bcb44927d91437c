import { z } from 'zod';

export const text = z
  .string('must be a text')
  .trim()
  .min(1, 'must not be empty')
  .max(300, 'is longer than 300 characters');

export const languageTag = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag such as bn');
