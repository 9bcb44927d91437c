import { listAuditEntries } from '@thikana/contract/audit';
import { type ReportReason, settleReports } from '@thikana/contract/reports';
import { listAllListings } from '@thikana/contract/search/search';
import { flatForRent } from './listing-forms.ts';
import { makeListing } from './make-listing.ts';
import { useTestSite } from './test-site.ts';

export const about = (subjectId: string, reason: ReportReason = 'scam', text?: string) => ({
  body: { subjectKind: 'listing' as const, subjectId, reason, text },
});
export const caseOf = (id: string) => ({ params: { kind: 'listing', id } }) as const;

/** A site with an owner whose listings are reported, and an administrator who settles the reports. */
export async function useReportsSite() {
  const site = await useTestSite();
  const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
  return {
    site,
    owner,
    admin,
    post: (title: string, by = owner) => makeListing(by, { fields: { ...flatForRent, title } }),
    publicListing: (title: string, by = owner) =>
      makeListing(by, { fields: { ...flatForRent, title }, approvedBy: admin }),
    settle: (id: string, body: { action: 'dismiss' | 'warn' | 'hide' | 'reject' | 'ban'; note?: string }) =>
      admin.call(settleReports, { ...caseOf(id), body }),
    isPublic: async (id: string) =>
      (await site.call(listAllListings, {})).listings.some((listing) => listing._id === id),
    auditOf: async (id: string) =>
      (await admin.call(listAuditEntries, {})).entries
        .filter((entry) => entry.subject._id === id)
        .map((entry) => entry.action),
  };
}
