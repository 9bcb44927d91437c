import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Random } from '../../server/src/demo/random.ts';

/** Changes the rent of random listings until it is over, and returns how many it changed. */
export async function changeRents(
  connectionString: string,
  random: Random,
  { perSecond, isOver }: { perSecond: number; isOver: () => boolean },
): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'select id from listings where rent_rupees is not null limit 10000',
  );
  let changed = 0;
  while (!isOver()) {
    await client.query('update listings set rent_rupees = $2 where id = $1', [
      random.pick(rows).id,
      random.between(3_000, 30_000),
    ]);
    changed += 1;
    await wait(1_000 / perSecond);
  }
  await client.end();
  return changed;
}
