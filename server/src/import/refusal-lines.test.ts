import { expect, it } from 'vitest';
import { createRefusalLines } from './refusal-lines.ts';

it('shows the line, the column and the value, unless the reason names the value', () => {
  const printed: string[] = [];
  const show = createRefusalLines((line) => printed.push(line));
  show({
    line: 2,
    raw: '',
    problems: [{ column: 'parking', value: 'maybe', reason: 'is neither yes nor no' }],
  });
  show({ line: 3, raw: '', problems: [{ column: 'pictures', reason: '"a.jpg" is not a file' }] });
  expect(printed).toEqual([
    'line 2: parking "maybe": is neither yes nor no',
    'line 3: pictures: "a.jpg" is not a file',
  ]);
});
