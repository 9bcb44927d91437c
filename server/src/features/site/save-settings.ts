import { isDeepStrictEqual } from 'node:util';
import { AppError } from '@thikana/contract/errors';
import { narrowOffers, offeredKinds } from '@thikana/contract/left-out';
import { type Legal, legalTexts } from '@thikana/contract/legal';
import { listText } from '@thikana/contract/list-text';
import { administratorSettings, type Settings } from '@thikana/contract/settings';
import type { Transaction } from 'kysely';
import { invalidInput } from '../../http/parse-request.ts';
import { markEverythingStale, markStale } from '../../http/staleness.ts';
import type { SessionUser } from '../../http/viewer.ts';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { cityDependency, currentFacts } from '../city/city.feature.ts';
import { brandFilesRepository, filesOf } from './brand-files.repository.ts';
import { changedSettings } from './changed-settings.ts';
import { requireContactPhones } from './require-contact-phones.ts';
import { settingsRepository } from './settings.repository.ts';
import { readSettings } from './settings.ts';
import type { SiteDependencies } from './site.dependencies.ts';
import { slidePictureIds, slidePicturesRepository } from './slide-pictures.repository.ts';

/**
 * Saves all settings that this role may change, and notifies every process. Saving unchanged settings does nothing.
 */
export async function saveSettings(
  dependencies: SiteDependencies,
  { id, role }: SessionUser,
  sent: Settings,
): Promise<Settings> {
  const { db, now, settings, defaults, pictures, recomputeLandTotals, followOffers, reloadCity } =
    dependencies;
  const kinds = offeredKinds(narrowOffers(currentFacts().offers, sent.leftOut));
  if (kinds.length === 0) throw invalidInput({ 'leftOut.categories': m.settings_nothing_offered() });
  let isNarrowed = false;
  await db.transaction().execute(async (transaction) => {
    const repository = settingsRepository(transaction);
    await repository.lock();
    const before = await readSettings(transaction, defaults);
    requireContactPhones(sent.contactPhones, before.contactPhones);
    const allowed = role === 'admin' ? sent : { ...sent, ...administratorSettings.parse(before) };
    const after = { ...allowed, legal: dated(sent.legal, before.legal, now()) };
    const changes = () => changedSettings(before, after);
    if (changes().length === 0) return;
    isNarrowed = !isDeepStrictEqual(before.leftOut, after.leftOut);
    if (isNarrowed) {
      await followOffers(transaction, kinds, now());
      await markStale(transaction, [cityDependency]);
    }
    await keepBrandFiles(transaction, filesOf(after.brand));
    const unused = await takeUnusedSlidePictures(transaction, before.heroSlides, after.heroSlides);
    await pictures.release(transaction, unused);
    await repository.save(after);
    await recordAudit(transaction, {
      adminId: id,
      action: 'settings.change',
      subject: { id: 'settings', label: () => listText(changes().map(({ label }) => label)) },
      detail: () =>
        changes()
          .map((change) => m.settings_change(change))
          .join('\n'),
    });
    if (before.landUnits === after.landUnits) return markStale(transaction, ['site']);
    await recomputeLandTotals(transaction, after.landUnits);
    await markEverythingStale(transaction);
  });
  settings.forget();
  if (isNarrowed) await reloadCity();
  return settings.get();
}

function dated(legal: Legal, before: Legal, now: Date): Legal {
  const changedAt = { ...before.changedAt };
  for (const text of legalTexts) if (legal[text] !== before[text]) changedAt[text] = now.toISOString();
  return { ...legal, changedAt };
}

async function keepBrandFiles(transaction: Transaction<Tables>, files: readonly string[]): Promise<void> {
  const brandFiles = brandFilesRepository(transaction);
  if ((await brandFiles.countOf(files)) < files.length) throw new AppError('picture_missing');
  await brandFiles.deleteUnused(files);
}

async function takeUnusedSlidePictures(
  transaction: Transaction<Tables>,
  before: Settings['heroSlides'],
  after: Settings['heroSlides'],
): Promise<string[]> {
  const slidePictures = slidePicturesRepository(transaction);
  const used = slidePictureIds(after);
  const found = await slidePictures.list(used);
  if (found.length < new Set(used).size) throw new AppError('picture_missing');
  return slidePictures.removeUnused({ used, before: slidePictureIds(before) });
}
