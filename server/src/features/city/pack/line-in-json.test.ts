import { expect, it, vi } from 'vitest';
import * as yaml from 'yaml';

const parseDocument = vi.fn(yaml.parseDocument);
// The module was loaded before, by what sets the city of the tests.
vi.resetModules();
vi.doMock('yaml', () => ({ ...yaml, parseDocument }));
const { linesInJson } = await import('./line-in-json.ts');

it('finds the lines of values, or else of what contains them, and reads the text once', () => {
  const lineOf = linesInJson('{"features":[\n{"id":"one"},\n{"id":"two",\n"kind":"road"}\n]}');
  expect(parseDocument).not.toHaveBeenCalled();
  expect(lineOf(['features', 0, 'id'])).toBe(2);
  expect(lineOf(['features', 1, 'kind'])).toBe(4);
  expect(lineOf(['features', 1, 'name'])).toBe(3);
  expect(lineOf(['nothing'])).toBeUndefined();
  expect(parseDocument).toHaveBeenCalledTimes(1);
});
