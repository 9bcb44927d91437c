import { inLatinDigits } from '@thikana/contract/latin-digits';
import { moneyFactor } from '@thikana/contract/typed-amount';

/** The one number of a text such as `₹12,000/-` or `1.5 lakh`; empty if there is none, or more than one. */
export function pastedNumber(text: string): string {
  const typed = inLatinDigits(text).normalize('NFC').trim().toLowerCase();
  if (/^-?\d*\.?\d+$/.test(typed)) return typed;
  const [, digits, unit = ''] = /^[^\d-]*?(\d[\d,]*(?:\.\d+)?)\s*([^\d\s]*)\D*$/.exec(typed) ?? [];
  if (!digits) return '';
  const number = Number(digits.replaceAll(',', ''));
  const factor = moneyFactor(unit) ?? 1;
  return String(Math.round(number * factor * 100) / 100);
}

/** Fields for numbers drop what they cannot read. Modules with such a field import this one. */
if (!import.meta.env.SSR) {
  document.addEventListener('beforeinput', (event) => {
    const { target, data, inputType, cancelable } = event;
    if (!(target instanceof HTMLInputElement) || !isForNumbers(target) || !data || !cancelable) return;
    const readable = inputType === 'insertFromPaste' ? pastedNumber(data) : inLatinDigits(data);
    if (readable === data) return;
    event.preventDefault();
    // The only way to insert at the cursor of such a field, and to tell React.
    if (readable) document.execCommand('insertText', false, readable);
  });
}

/** Fields for amounts are of the type `text`, so that letters can be typed too: `85 lakh`. */
const isForNumbers = (field: HTMLInputElement) => field.type === 'number' || 'amount' in field.dataset;
