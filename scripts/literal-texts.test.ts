import { expect, it } from 'vitest';
import { literalTexts } from './literal-texts.ts';

const textsOf = (jsx: string) => literalTexts(`export const A = () => ${jsx};`).map(({ text }) => text);

it.each([
  ['a child', '<p>Hello</p>', ['Hello']],
  ['a child beside others', '<p>{name} lives <b>here</b></p>', ['lives', 'here']],
  ['a child of a fragment', '<>Hello</>', ['Hello']],
  ['a string', "<p>{'Hello'}</p>", ['Hello']],
  ['a template', '<p>{`Page \x24{page} of \x24{total}`}</p>', ['Page', 'of']],
  ['both sides of a choice', "<p>{open ? 'Close' : 'Open'}</p>", ['Close', 'Open']],
  ['what stands in for nothing', "<p>{name ?? 'Nobody'}</p>", ['Nobody']],
  ['what is put together', "<p>{count + ' photos'}</p>", ['photos']],
  ['an attribute that is read out', '<button aria-label="Close" />', ['Close']],
  ['an attribute that is worked out', "<img alt={name || ('A picture' as string)} />", ['A picture']],
  ['an element within an attribute', '<Field hint={<b>Required</b>} />', ['Required']],
  ['an element within a call', '<ul>{all.map(() => <li>One</li>)}</ul>', ['One']],
  ['words of another script', '<p>বাড়ি</p>', ['বাড়ি']],
])('finds %s', (_name, jsx, texts) => {
  expect(textsOf(jsx).sort()).toEqual([...texts].sort());
});

it.each([
  ['a message', '<p aria-label={m.close()}>{m.hello({ name: "Binita" })}</p>'],
  ['signs and figures', '<p>+91 · … ₹ 10</p>'],
  ['attributes that nobody reads', '<p className="text-ink" id="a" data-kind="card" role="alert" />'],
  ['the sides of a comparison', "<p>{status === 'open' && <b />}</p>"],
])('ignores %s', (_name, jsx) => {
  expect(textsOf(jsx)).toEqual([]);
});

it('reports the line, whatever precedes it', () => {
  const source =
    "// টি\nimport x from 'x';\n\nexport const A = () => (\n  <p>\n    <b>Hello</b>\n  </p>\n);\n";
  expect(literalTexts(source)).toEqual([{ line: 6, text: 'Hello' }]);
});
