import { afterEach, expect, it, vi } from 'vitest';
import { pastedNumber } from './typed-numbers.ts';

it.each([
  ['12000', '12000'],
  ['₹12,000/-', '12000'],
  ['Rs. 12000', '12000'],
  ['Rs.12,50,000 only', '1250000'],
  ['১২০০০', '12000'],
  ['१२,००० रुपये', '12000'],
  ['৮৫০ বর্গফুট', '850'],
  ['12 thousand', '12000'],
  ['15k', '15000'],
  ['1.5 lakh', '150000'],
  ['৪৫ লাখ', '4500000'],
  ['2.25 Cr', '22500000'],
  ['1200 sq ft', '1200'],
  ['.5', '.5'],
  ['-88.395312', '-88.395312'],
  ['26.7271, 88.3953', ''],
  ['12,000 - 15,000', ''],
  ['on request', ''],
])('reads a pasted %j as %j', (text, number) => {
  expect(pastedNumber(text)).toBe(number);
});

const inserted = vi.fn();
document.execCommand = inserted;
afterEach(() => {
  inserted.mockReset();
  document.body.replaceChildren();
});

function type(
  data: string,
  kind: 'number' | 'text',
  inputType = 'insertText',
  dataset: DOMStringMap = {},
): Event {
  const field = document.body.appendChild(Object.assign(document.createElement('input'), { type: kind }));
  Object.assign(field.dataset, dataset);
  const event = new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true });
  field.dispatchEvent(event);
  return event;
}

it('types the digits of other scripts as Latin ones in fields for numbers', () => {
  expect(type('৯', 'number').defaultPrevented).toBe(true);
  expect(inserted).toHaveBeenCalledWith('insertText', false, '9');
});

it.each([
  ['9', 'number', 'insertText'],
  ['৯', 'text', 'insertText'],
  ['12000', 'number', 'insertFromPaste'],
] as const)('leaves %j in a field for a %s alone (%s)', (data, kind, inputType) => {
  expect(type(data, kind, inputType).defaultPrevented).toBe(false);
  expect(inserted).not.toHaveBeenCalled();
});

it('reads what is pasted into a field for amounts, whose letters can be typed', () => {
  expect(type('₹12,000/-', 'text', 'insertFromPaste', { amount: '' }).defaultPrevented).toBe(true);
  expect(inserted).toHaveBeenCalledWith('insertText', false, '12000');
  expect(type('k', 'text', 'insertText', { amount: '' }).defaultPrevented).toBe(false);
});

it('inserts nothing for a text that is no number', () => {
  expect(type('on request', 'number', 'insertFromPaste').defaultPrevented).toBe(true);
  expect(inserted).not.toHaveBeenCalled();
});
