import { AppError } from '@thikana/contract/errors';
import type { ReportEvidence } from '@thikana/contract/reports';
import { recordAudit } from '../audit/audit.feature.ts';
import { listingRows, presentListing, presentModeratedListing } from '../listings/listings.feature.ts';
import type { ReportsDependencies } from './reports.dependencies.ts';
import { isAboutConversation, personOf } from './reports.policy.ts';
import { presentPerson, presentReport } from './reports.presenter.ts';
import { reportsRepository, type Subject } from './reports.repository.ts';

const mostListings = 12;
const mostReports = 20;

/** The same for a member of staff, who sees the names of a conversation: each such look is in the audit log. */
export async function lookAtEvidence(
  dependencies: ReportsDependencies,
  subject: Subject,
  adminId: string,
): Promise<ReportEvidence> {
  const evidence = await viewEvidence(dependencies, subject);
  if (isAboutConversation(subject.kind))
    await dependencies.db.transaction().execute((transaction) =>
      recordAudit(transaction, {
        adminId,
        action: 'conversation.view',
        subject: { id: subject.id, label: evidence.subject.label },
      }),
    );
  return evidence;
}

/** Everything an administrator needs to decide about a reported subject. */
async function viewEvidence(dependencies: ReportsDependencies, subject: Subject): Promise<ReportEvidence> {
  const reports = reportsRepository(dependencies.db);
  const about = await reports.listAbout(subject);
  const [newest] = about;
  if (!newest) throw new AppError('report_not_found');
  const personId = personOf(about);
  const [listing, person, listings, otherReports, messages] = await Promise.all([
    subject.kind === 'listing' ? dependencies.moderation.findListing(subject.id) : undefined,
    personId ? reports.findPerson(personId) : undefined,
    personId ? listingRows(dependencies.db).listByOwner(personId) : [],
    personId ? reports.listAboutPerson(personId, subject, mostReports) : [],
    isAboutConversation(subject.kind)
      ? dependencies.conversationsIn(dependencies.db).listEnd(
          subject.id,
          about.map(({ id }) => id),
        )
      : undefined,
  ]);
  return {
    subject: { kind: subject.kind, _id: subject.id, label: newest.subject_label },
    reports: about.map(presentReport),
    person: person && presentPerson(person),
    listing: listing && presentModeratedListing(listing),
    otherListings: listings
      .filter((other) => other.id !== subject.id)
      .slice(0, mostListings)
      .map(presentListing),
    otherReports: otherReports.map(presentReport),
    messages,
  };
}
