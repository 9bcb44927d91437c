import { expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

it.each([
  ['+919832012345', '+91 98320 12345'],
  ['+91 98320 12345', '+91 98320 12345'],
  ['03532512345', '03532512345'],
])('the phone number %s reads %s', (phone, text) => {
  expect(phoneText(phone)).toBe(text);
});
