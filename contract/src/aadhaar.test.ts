import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasAadhaarNumber, hasVerhoeffChecksum, maskAadhaarNumbers } from './aadhaar.ts';
import { requiredText } from './messages.ts';

/** Numbers of nobody: the first digits are made up, the last is the checksum. */
const withChecksum = (digits: string) =>
  [...'0123456789'].map((last) => digits + last).find(hasVerhoeffChecksum) ?? '';
const grouped = (digits: string, separator = ' ') => digits.replace(/(\d{4})(?=\d)/g, `$1${separator}`);

const numbers = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 }),
  )
  .map(([first, rest]) => withChecksum(`${first}${rest.join('')}`));
const separators = fc.constantFrom(' ', '-');
const words = fc.constantFrom(
  '',
  'My number is ',
  'আমার আধার: ',
  'call 98320 11111, aadhaar ',
  'Rs 45,00,000; ',
  '(',
);
const ends = fc.constantFrom('', '.', ', thanks', ' বাড়ি', ')', ' x');

it('knows the checksum of the literature: 236 has 3', () => {
  expect(hasVerhoeffChecksum('2363')).toBe(true);
  expect(hasVerhoeffChecksum('2364')).toBe(false);
});

it('finds every number in groups of four, whatever stands around it', () => {
  fc.assert(
    fc.property(words, numbers, separators, ends, (before, number, separator, after) => {
      expect(hasAadhaarNumber(before + grouped(number, separator) + after)).toBe(true);
    }),
  );
});

it('finds twelve digits in one group, unless they are a mobile number with its country code', () => {
  fc.assert(
    fc.property(words, numbers, ends, (before, number, after) => {
      expect(hasAadhaarNumber(before + number + after)).toBe(!/^91[6-9]/.test(number));
    }),
  );
});

it('a wrong digit or two swapped neighbours make it another number', () => {
  fc.assert(
    fc.property(
      numbers,
      fc.integer({ min: 1, max: 11 }),
      fc.integer({ min: 1, max: 9 }),
      (number, at, by) => {
        const digits = [...number].map(Number);
        const wrong = digits.with(at, ((digits[at] ?? 0) + by) % 10);
        expect(hasAadhaarNumber(grouped(wrong.join('')))).toBe(false);
        const swapped = digits.with(at, digits[at - 1] ?? 0).with(at - 1, digits[at] ?? 0);
        if (swapped.join('') !== number) expect(hasVerhoeffChecksum(swapped.join(''))).toBe(false);
      },
    ),
  );
});

it('masks all but the last four digits, and leaves everything else', () => {
  fc.assert(
    fc.property(words, numbers, separators, ends, (before, number, separator, after) => {
      const hidden = `XXXX${separator}XXXX${separator}${number.slice(-4)}`;
      const text = before + grouped(number, separator) + after;
      expect(maskAadhaarNumbers(`${text}; ${text}`)).toBe(
        `${before}${hidden}${after}; ${before}${hidden}${after}`,
      );
    }),
  );
  expect(maskAadhaarNumbers('২৩৪৫ ৬৭৮৯ ০১২৪ আর 98320 11111')).toBe('XXXX XXXX ০১২৪ আর 98320 11111');
});

it('finds digits of Bengali and Devanagari', () => {
  const number = withChecksum('23456789012');
  const inScript = (zero: number) =>
    grouped(number).replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
  expect([0x09e6, 0x0966].map((zero) => hasAadhaarNumber(inScript(zero)))).toEqual([true, true]);
});

describe('lets through what only looks like one', () => {
  const number = withChecksum('23456789012');
  it('longer numbers, sums and parts of links', () => {
    for (const text of [`1${number}`, `${number}5`, `4 ${grouped(number)}`, `${grouped(number)} 1234`])
      expect(hasAadhaarNumber(text)).toBe(false);
    for (const text of [`https://example.org/${number}`, `+${number}`, `?id=${number}`, `${number}.50`])
      expect(hasAadhaarNumber(text)).toBe(false);
  });

  it('phone numbers in every usual form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }).map(String), (phone) => {
        const halves = `${phone.slice(0, 5)} ${phone.slice(5)}`;
        const forms = [
          phone,
          halves,
          `0${phone}`,
          `+91${phone}`,
          `+91 ${halves}`,
          `91${phone}`,
          `91 ${phone}`,
        ];
        for (const form of [...forms, `91-${phone}`, `https://wa.me/91${phone}`])
          expect([form, hasAadhaarNumber(form)]).toEqual([form, false]);
      }),
    );
  });

  it('prices', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (rupees) => {
        for (const locale of ['en-IN', 'en-US'])
          expect(hasAadhaarNumber(`₹${rupees.toLocaleString(locale)} or ${rupees}`)).toBe(false);
      }),
    );
  });
});

it('is refused with its own text', () => {
  const text = `My Aadhaar is ${grouped(withChecksum('23456789012'))}`;
  const problem = 'This contains an Aadhaar number, which must not be published. Please remove it.';
  expect(requiredText.safeParse(text).error?.issues[0]?.message).toBe(problem);
});
