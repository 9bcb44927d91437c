import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import type { Message } from './message.ts';
import { messageExpression, moduleCode, plainText } from './message-code.ts';
import { readMessage } from './read-message.ts';

type Texts = Record<string, (inputs?: object, options?: { locale: string }) => string>;

const days = [
  {
    declarations: ['input count', 'local countPlural = count: plural'],
    selectors: ['countPlural'],
    match: { 'countPlural=other': '{count} days', 'countPlural=one': '{count} day' },
  },
];
const offer = [
  {
    declarations: ['input intent'],
    selectors: ['intent'],
    match: { 'intent=*': 'For sale', 'intent=rent': 'To let' },
  },
];

function codeOf(written: unknown, translations: Record<string, unknown> = {}): string {
  const others = Object.entries(translations).map(([language, text]): [string, Message] => [
    language,
    readMessage(text, language),
  ]);
  const message = { base: readMessage(written, 'en'), others: new Map(others) };
  return moduleCode({ messages: new Map([['text', message]]) });
}

async function run(code: string, ...inputs: Parameters<Texts[string]>): Promise<string | undefined> {
  // Modules without a file cannot import others.
  const javascript = stripTypeScriptTypes(code).replace(
    /^import .*language';$/m,
    `const currentLanguage = () => 'en';`,
  );
  const { text } = (await import(`data:text/javascript,${encodeURIComponent(javascript)}`)) as Texts;
  return text?.(...inputs);
}

it.each<[what: string, written: unknown, inputs: object, text: string]>([
  ['a text', 'Homes', {}, 'Homes'],
  ['a text with signs of the code', 'A `quote`, a $ and a "word"', {}, 'A `quote`, a $ and a "word"'],
  ['such a text with a parameter', '`{a}` costs $', { a: '$1' }, '`$1` costs $'],
  ['one', days, { count: 1 }, '1 day'],
  ['several', days, { count: 3 }, '3 days'],
  ['a listed value', offer, { intent: 'rent' }, 'To let'],
  ['any other value', offer, { intent: 'buy' }, 'For sale'],
])('writes %s', async (_, written, inputs, text) => {
  expect(await run(codeOf(written), inputs)).toBe(text);
});

it('asks for no plural where all variants say the same', async () => {
  const listings = [
    { ...days[0], match: { 'countPlural=one': '{count}টি', 'countPlural=other': '{count}টি' } },
  ];
  const code = codeOf(days, { bn: listings });
  expect(code).not.toContain('plural_bn');
  expect(await run(code, { count: 1 }, { locale: 'bn' })).toBe('1টি');
  expect(await run(code, { count: 1 }, { locale: 'en' })).toBe('1 day');
});

it('chooses the language, and English where a translation is missing', async () => {
  const code = codeOf(days, {
    hi: [{ ...days[0], match: { 'countPlural=one': '{count} दिन', 'countPlural=other': '{count} दिन' } }],
  });
  expect(await run(code, { count: 2 }, { locale: 'hi' })).toBe('2 दिन');
  expect(await run(code, { count: 2 }, { locale: 'bn' })).toBe('2 days');
  expect(await run(code, { count: 2 })).toBe('2 days');
});

it('does the same for a text without parameters', async () => {
  const code = codeOf('Homes', { hi: 'घर' });
  expect(await run(code, {}, { locale: 'hi' })).toBe('घर');
  expect(await run(code, {}, { locale: 'bn' })).toBe('Homes');
  expect(await run(code)).toBe('Homes');
});

it('uses the plurals of the translation’s own language', async () => {
  // In Hindi, zero is singular.
  const code = codeOf(days, { hi: days });
  expect(await run(code, { count: 0 }, { locale: 'hi' })).toBe('0 day');
  expect(await run(code, { count: 0 })).toBe('0 days');
});

it.each<[what: string, written: unknown, type: string]>([
  ['no parameter', 'Homes', 'Text'],
  ['a value to insert', '{name} is back', 'TextWith<{ name: string | number }>'],
  ['a number with plurals', days, 'TextWith<{ count: number }>'],
  ['a choice with a default', offer, 'TextWith<{ intent: string }>'],
  [
    'a choice among listed values',
    [{ ...offer[0], match: { 'intent=sell': 'For sale', 'intent=rent': 'To let' } }],
    'TextWith<{ intent: "rent" | "sell" }>',
  ],
])('types %s', (_, written, type) => {
  expect(codeOf(written)).toContain(`export const text: ${type} = `);
});

it('writes a message alone as an expression that is given the plurals', () => {
  const expression = messageExpression({ base: readMessage(days, 'en'), others: new Map() });
  const plural = (count: number) => (count === 1 ? 'one' : 'other');
  const text = new Function('plural', `return ${expression}`)(plural) as Texts[string];
  expect([text({ count: 1 }), text({ count: 2 })]).toEqual(['1 day', '2 days']);
});

it('writes a text without parameters as a literal', () => {
  expect(plainText({ base: readMessage('Say "yes"', 'en'), others: new Map() })).toBe(
    String.raw`"Say \"yes\""`,
  );
});
