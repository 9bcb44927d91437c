import type { OwnDataDependencies } from './own-data.dependencies.ts';
import { ownDataRepository } from './own-data.repository.ts';

/** All data about a person: one readable file and the pictures. Undefined if the account was deleted. */
export async function* packOwnData(
  { db, pictureFiles, now }: Pick<OwnDataDependencies, 'db' | 'pictureFiles' | 'now'>,
  userId: string,
): AsyncGenerator<{ name: string; input: string | Buffer; lastModified: Date }> {
  const own = ownDataRepository(db, userId);
  const account = await own.getAccount();
  if (!account) return;
  const pictures = await own.listPictures();
  const data = {
    account,
    listings: await own.listListings(),
    decisions: await own.listDecisions(),
    statistics: await own.listStatistics(),
    featuredPlaces: await own.listFeaturedPlaces(),
    onlinePayments: await own.listOnlinePayments(),
    listingPictures: await own.listListingPictures(),
    pictures,
    phoneReveals: await own.listPhoneReveals(),
    numbersSeen: await own.listNumbersSeen(),
    savedSearches: await own.listSavedSearches(),
    alerts: await own.listAlerts(),
    shortlist: await own.listShortlist(),
    conversations: await own.listConversations(),
    visits: await own.listVisits(),
    messages: await own.listMessages(),
    blocks: await own.listBlocks(),
    reports: await own.listReports(),
    evidence: await own.listEvidence(),
    evidenceRequests: await own.listEvidenceRequests(),
    signIns: await own.listSignIns(),
  };
  const lastModified = now();
  yield { name: 'my-data.json', input: `${JSON.stringify(data, undefined, 2)}\n`, lastModified };
  for (const { id, width, finished_at: finishedAt } of pictures) {
    const input = await pictureFiles.readBest({ id, width, isFinished: finishedAt !== null });
    if (input) yield { name: `pictures/${id}.jpg`, input, lastModified };
  }
}
