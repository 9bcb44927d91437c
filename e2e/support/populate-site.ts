import { saveSearch } from '@thikana/contract/alerts';
import { ApiError } from '@thikana/contract/api-error';
import { askForEvidence } from '@thikana/contract/badges';
import { createClient } from '@thikana/contract/client';
import { prepareConversation, startConversation } from '@thikana/contract/messages';
import { viewYourListings } from '@thikana/contract/own-listings';
import { sendReport } from '@thikana/contract/reports';
import { listRentals } from '@thikana/contract/search/search';
import { proposeVisit } from '@thikana/contract/visits';
import type { Screen } from './screens.ts';
import type { StoredSession } from './session.ts';

const dayMilliseconds = 86_400_000;

/** Writes, saves, requests and reports as demo accounts, and returns the screens that show the results. */
export async function populateSite({
  token,
}: StoredSession): Promise<{ dashboard: Screen[]; admin: Screen[] }> {
  const call = createClient({ baseUrl: process.env.SITE_URL ?? '', token: () => token });
  const { rentals } = await call(listRentals, { query: { page: 1, limit: 20 } });
  const others: string[] = [];
  for (const { _id } of rentals) if (await isOfAnother(_id)) others.push(_id);
  const [talked, reported, untouched] = others;
  if (!talked || !reported || !untouched) throw new Error('The demo has too few listings of others.');

  const { conversation } = await call(startConversation, {
    body: { listingId: talked, key: 'first-words', text: 'Is it free from the first of next month?' },
  });
  const tomorrow = new Date(Math.ceil(Date.now() / dayMilliseconds) * dayMilliseconds + dayMilliseconds / 4);
  await call(proposeVisit, {
    params: { id: conversation._id },
    body: { key: 'first-visit', times: [tomorrow.toISOString()] },
  });
  await call(saveSearch, {
    body: { search: { purpose: 'rent', propertyType: 'flat', location: 'matigara' }, frequency: 'daily' },
  });
  const { postArray } = await call(viewYourListings, {});
  const own = postArray.find(({ approvalStatus }) => approvalStatus === 'approved');
  if (!own) throw new Error('The demo has no approved listing of this person.');
  await call(askForEvidence, { params: { id: own._id, kind: 'papers' } });
  const subject = { kind: 'listing', id: reported } as const;
  await call(sendReport, {
    body: { subjectKind: subject.kind, subjectId: subject.id, reason: 'not-available' },
  });

  return {
    dashboard: [
      { name: 'conversation', path: `/dashboard/messages/${conversation._id}` },
      { name: 'first-message', path: `/dashboard/messages?listing=${untouched}` },
      { name: 'reporting', path: `/report/listing/${untouched}` },
    ],
    admin: [{ name: 'report', path: `/admin/reports/${subject.kind}/${subject.id}` }],
  };

  async function isOfAnother(id: string): Promise<boolean> {
    try {
      await call(prepareConversation, { params: { id } });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'own_listing') return false;
      throw error;
    }
  }
}
