import type { ReferenceListing } from './reference-search.ts';
import type { TestSite } from './test-site.ts';

/** Makes these the only listings of the site. Those with pictures share one. */
export async function storeCatalogue(
  site: Pick<TestSite, 'services' | 'app'>,
  ownerId: string,
  catalogue: readonly ReferenceListing[],
): Promise<void> {
  const { db } = site.services;
  const picture = { id: 'a'.repeat(32), owner_id: ownerId };
  await db
    .insertInto('pictures')
    .values({ ...picture, width: 1, height: 1, placeholder: '', finished_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('listings').execute();
  await db
    .insertInto('listings')
    .values(catalogue.map(({ pictureCount, ...row }) => row))
    .execute();
  const pictured = catalogue.filter(({ pictureCount }) => pictureCount > 0);
  if (pictured.length > 0) {
    await db
      .insertInto('listing_pictures')
      .values(pictured.map(({ id }) => ({ listing_id: id, position: 0, picture_id: picture.id })))
      .execute();
  }
  site.app.onStale(undefined);
}
