import { expect, it } from 'vitest';
import { createProgressLine } from './progress-line.ts';

function progressOn(isTTY: boolean) {
  const written: string[] = [];
  let now = 0;
  const line = createProgressLine({ isTTY, write: (text) => written.push(text) }, () => now);
  const show = (at: number, rows: number) => {
    now = at;
    line.show((seconds) => `${rows} rows, ${rows / seconds} a second`);
  };
  return { written, line, show };
}

it('updates one line on a terminal and clears it', () => {
  const { written, line, show } = progressOn(true);
  show(100, 500);
  show(1_000, 1_000);
  line.clear();
  line.clear();
  expect(written).toEqual(['\r\u001B[2K1000 rows, 1000 a second', '\r\u001B[2K']);
});

it('writes a line now and then to other outputs', () => {
  const { written, line, show } = progressOn(false);
  show(4_000, 500);
  show(6_000, 600);
  line.clear();
  expect(written).toEqual(['600 rows, 100 a second\n']);
});
