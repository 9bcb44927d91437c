import { expect, it, vi } from 'vitest';
import { encodedBytes, type Page } from './page.ts';

const plain = Buffer.from('<li>A home with a garden, near the market</li>'.repeat(500));
const aPage = (): Page => ({ status: 200, headers: {}, etag: '"one"', plain, encoded: new Map() });

it.each(['br', 'gzip'] as const)(
  'keeps a page in %s without the memory that compressing it took',
  async (encoding) => {
    const page = aPage();
    const quick = encodedBytes(page, encoding);
    expect(quick.buffer.byteLength).toBe(quick.length);
    encodedBytes(page, encoding);
    await vi.waitUntil(() => page.encoded.get(encoding)?.bytes !== quick, { timeout: 10_000 });
    const well = encodedBytes(page, encoding);
    expect(well.length).toBeLessThan(quick.length);
    expect(well.buffer.byteLength).toBe(well.length);
  },
);
