import type { RefusedRow } from '../refused-row.ts';
import type { Offer, ReadyRow, StoreRequest } from '../store-request.ts';
import { PictureRefusal } from './picture-loader.ts';

interface Loaded {
  offers: Offer[];
  refused: RefusedRow[];
}

const byLine = (one: { line: number }, other: { line: number }) => one.line - other.line;

/** Loads the pictures of new rows; a row with a picture that cannot be had is refused as a whole. */
export async function loadRowPictures(
  rows: ReadonlyMap<string, ReadyRow>,
  { isDryRun, pictures }: Pick<StoreRequest, 'isDryRun' | 'pictures'>,
): Promise<Loaded> {
  const offers: Offer[] = [];
  const refused: RefusedRow[] = [];

  async function load(key: string, row: ReadyRow): Promise<void> {
    const { line, raw } = row;
    try {
      if (isDryRun) await pictures?.check(row.pictures);
      const received = isDryRun ? [] : ((await pictures?.load(row.pictures)) ?? []);
      offers.push({ ...row, key, received });
    } catch (error) {
      if (!(error instanceof PictureRefusal)) throw error;
      refused.push({ line, raw, problems: [{ column: 'pictures', reason: error.message }] });
    }
  }

  const ended = await Promise.allSettled([...rows].map(([key, row]) => load(key, row)));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) {
    await pictures?.discard(offers.flatMap(({ received }) => received));
    throw failed.reason;
  }
  return { offers: offers.sort(byLine), refused: refused.sort(byLine) };
}
