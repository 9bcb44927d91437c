import { AppError } from '@thikana/contract/errors';
import type { FeaturedSlot } from '@thikana/contract/featured';
import type { PromotionDependencies } from './promotion.dependencies.ts';
import { presentSlot } from './promotion.presenter.ts';

export async function getSlot(
  { db, settings, payments }: PromotionDependencies,
  id: string,
): Promise<FeaturedSlot> {
  const row = await db.selectFrom('featured_slots').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('slot_not_found');
  return presentSlot(row, { settings: await settings.get(), payments });
}
