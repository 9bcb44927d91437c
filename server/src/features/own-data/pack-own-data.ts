import { inLanguage } from '../../lib/current-language.ts';
import type { OwnDataDependencies } from './own-data.dependencies.ts';
import { ownDataRepository } from './own-data.repository.ts';
import { ownDataPage } from './own-data-page.ts';

/** All data about a person: a file for programs, a page to read, and the pictures. Nothing if the account was deleted. */
export async function* packOwnData(
  { db, pictureFiles, site, now }: Pick<OwnDataDependencies, 'db' | 'pictureFiles' | 'site' | 'now'>,
  userId: string,
): AsyncGenerator<{ name: string; input: string | Buffer; lastModified: Date }> {
  const own = ownDataRepository(db, userId);
  const account = await own.getAccount();
  if (!account) return;
  const pictures = await own.listPictures();
  const data = {
    account,
    ...(await own.listRecords()),
    pictures,
    phoneReveals: await own.listPhoneReveals(),
    signIns: await own.listSignIns(),
  };
  const lastModified = now();
  yield { name: 'my-data.json', input: `${JSON.stringify(data, undefined, 2)}\n`, lastModified };
  const page = inLanguage(account.language, () => ownDataPage(data, site.name));
  yield { name: 'my-data.html', input: page, lastModified };
  for (const { id, width, finished_at: finishedAt } of pictures) {
    const input = await pictureFiles.readBest({ id, width, isFinished: finishedAt !== null });
    if (input) yield { name: `pictures/${id}.jpg`, input, lastModified };
  }
}
