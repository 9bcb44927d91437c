import { expect, it } from 'vitest';
import { componentTexts, serverTexts } from './code-texts.ts';

const textsOf = (source: string) => serverTexts(source).map(({ text }) => text);

it.each([
  ['a name', "const label = 'House';", ['House']],
  ['a sentence', "reply.send('This link is no longer valid.');", ['This link is no longer valid.']],
  ['words around a value', 'const text = `at least \x24{count} bedrooms`;', ['at least x bedrooms']],
  ['the text of a page', 'const page = `<h1>Please wait</h1>`;', ['Please wait']],
  [
    'the rule of a schema',
    "z.string('Name is required.').describe('The name of a person')",
    ['Name is required.'],
  ],
  [
    'the text of a field',
    "throw new AppError('wrong_code', { fields: { code: 'This code is wrong.' } });",
    ['This code is wrong.'],
  ],
  ['words of another script', "const label = 'বাড়ি';", ['বাড়ি']],
])('finds %s', (_name, source, texts) => {
  expect(textsOf(source)).toEqual(texts);
});

it.each([
  ['a message', 'const label = m.offer_name({ category, intent });'],
  ['a code', "throw new AppError('listing_not_found');"],
  ['the text of an error', "throw new Error('The store is not mounted here');"],
  ['a line of the log', "log.info({ id }, 'The listing was hidden again');"],
  ['SQL', "db.select(['users.name as owner_name']); sql`select a from b where c`;"],
  ['a header', "reply.header('cache-control', 'public, max-age=600');"],
  ['the markup of a page', 'const page = `<table width="100%" class="wide table now">\x24{rows}</table>`;'],
])('ignores %s', (_name, source) => {
  expect(textsOf(source)).toEqual([]);
});

it('reports the line', () => {
  expect(serverTexts("// টি\nimport x from 'x';\n\nexport const a = 'House';\n")).toEqual([
    { line: 4, text: 'House' },
  ]);
});

const textsOfComponent = (source: string) => componentTexts(source).map(({ text }) => text);

it.each([
  [
    'words in an object',
    "const words = { heading: 'Delete this listing for ever' };",
    ['Delete this listing for ever'],
  ],
  ['a description', "const card = { description: 'Two rooms' };", ['Two rooms']],
  [
    'the title of a page',
    "export const meta = () => [{ title: 'A page about nothing' }];",
    ['A page about nothing'],
  ],
  ['a constant', "const label = 'House';", ['House']],
  ['an attribute of a component', '<Panel heading="Your listings" />;', ['Your listings']],
  ['words around a value', 'const text = `You have \x24{count} photos`;', ['You have x photos']],
  ['words of another script', "const label = 'বাড়ি';", ['বাড়ি']],
])('finds %s in a component', (_name, source, texts) => {
  expect(textsOfComponent(source)).toEqual(texts);
});

it.each([
  ['a message', '<Panel heading={m.panel_heading()} />;'],
  ['class names', "const wide = 'grid gap-2 py-3 text-ink'; const A = () => <p className={wide} />;"],
  ['the text of an error', "throw new Error('This component needs a provider');"],
  ['a line of the console', "console.warn('The stylesheet is late');"],
  ['the outline of a drawing', 'const path = `M\x24{x} \x24{y}h1v1h-1z`;'],
  ['the values of a type', "type Kind = 'Open house' | 'Closed house';"],
])('ignores %s in a component', (_name, source) => {
  expect(textsOfComponent(source)).toEqual([]);
});
