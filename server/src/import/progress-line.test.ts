import { expect, it } from 'vitest';
import { createProgressLine } from './progress-line.ts';

function progressOn(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const line = createProgressLine({ isTTY, write: (text) => written.push(text) }, () => now);
  const show = (at: number, read: number) => {
    now = at;
    line.show({ read, imported: read - 2, known: 0, refused: 2, lastLine: read + 1 });
  };
  return { written, line, show };
}

it('changes one line on a terminal and takes it away', () => {
  const { written, line, show } = progressOn(true);
  show(100, 500);
  show(1_000, 1_000);
  line.clear();
  line.clear();
  expect(written).toEqual(['\r\u001B[2K1,000 rows, 998 new, 2 refused, 1,000 rows/s', '\r\u001B[2K']);
});

it('writes a line now and then elsewhere', () => {
  const { written, line, show } = progressOn(false);
  show(4_000, 500);
  show(6_000, 600_000);
  line.clear();
  expect(written).toEqual(['6,00,000 rows, 5,99,998 new, 2 refused, 1,00,000 rows/s\n']);
});
