import { inLatinDigits } from '@thikana/contract/latin-digits';

const factors: readonly [words: RegExp, factor: number][] = [
  [/^(k|thousands?|ha[jz]aa?r|হাজার|हजार|हज़ार)$/u, 1e3],
  [/^(l|lakhs?|lacs?|লাখ|লক্ষ|लाख)$/u, 1e5],
  [/^(cr|crores?|কোটি|करोड़|करोड)$/u, 1e7],
];

/** The one number of a text such as `₹12,000/-` or `1.5 lakh`; empty if there is none, or more than one. */
export function pastedNumber(text: string): string {
  const typed = inLatinDigits(text).normalize('NFC').trim().toLowerCase();
  if (/^-?\d*\.?\d+$/.test(typed)) return typed;
  const [, digits, unit = ''] = /^[^\d-]*?(\d[\d,]*(?:\.\d+)?)\s*([^\d\s]*)\D*$/.exec(typed) ?? [];
  if (!digits) return '';
  const number = Number(digits.replaceAll(',', ''));
  const factor = factors.find(([words]) => words.test(unit))?.[1] ?? 1;
  return String(Math.round(number * factor * 100) / 100);
}

/** Fields for numbers drop what they cannot read. Modules with such a field import this one. */
if (!import.meta.env.SSR) {
  document.addEventListener('beforeinput', (event) => {
    const { target, data, inputType, cancelable } = event;
    if (!(target instanceof HTMLInputElement) || target.type !== 'number' || !data || !cancelable) return;
    const readable = inputType === 'insertFromPaste' ? pastedNumber(data) : inLatinDigits(data);
    if (readable === data) return;
    event.preventDefault();
    // The only way to insert at the cursor of such a field, and to tell React.
    if (readable) document.execCommand('insertText', false, readable);
  });
}
