import { baseLanguage, setLanguageSource } from '@thikana/contract/language';
import type { OwnListing } from '@thikana/contract/own-listings';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import AccountMenu from '#web/components/layout/account-menu.tsx';
import { ComboboxList } from '#web/components/ui/combobox-list.tsx';
import { ProfileDetails } from '#web/features/accounts/profile-details.tsx';
import { ProfilePicture } from '#web/features/accounts/profile-picture.tsx';
import { AuditTable } from '#web/features/administration/audit-table.tsx';
import { ComplaintStages } from '#web/features/complaints/complaint-stages.tsx';
import { OwnListingCard } from '#web/features/dashboard/own-listing-card.tsx';
import { CompareTable } from '#web/features/listings/compare-table.tsx';
import { DetailsCard } from '#web/features/listings/details-card.tsx';
import { PostedByCard } from '#web/features/listings/posted-by-card.tsx';
import { SmallCard } from '#web/features/map/small-card.tsx';
import { ConversationHeader } from '#web/features/messages/conversation-header.tsx';
import { ConversationRow } from '#web/features/messages/conversation-row.tsx';
import { ReportedConversation } from '#web/features/messages/reported-conversation.tsx';
import { PostOwnerCard } from '#web/features/moderation/post-owner-card.tsx';
import { PostOwnerCell } from '#web/features/moderation/post-owner-cell.tsx';
import { PostTitleCell } from '#web/features/moderation/post-title-cell.tsx';
import { CaseListings } from '#web/features/reports/case-listings.tsx';
import { CasePerson } from '#web/features/reports/case-person.tsx';
import { ReportsList } from '#web/features/reports/reports-list.tsx';
import { BanDialog } from '#web/features/users/ban-dialog.tsx';
import { UserHeading } from '#web/features/users/user-heading.tsx';
import { aListed, idFrom } from '../../test/listings.ts';
import { asha } from '../../test/people.ts';
import { showPart } from '../../test/show.tsx';

beforeEach(() => setLanguageSource(() => 'bn'));
afterEach(() => setLanguageSource(() => baseLanguage));

const listing = aListed('flat rent', { alternateLocation: 'Near the post office' });
const rejected = { ...listing, approvalStatus: 'rejected', rejectionReason: 'Blurred photos' } as OwnListing;
const at = '2026-11-20T06:00:00.000Z';
const user = { ...asha, phoneNumber: asha.phone, isBanned: false } as never;
const said = { number: 1, createdAt: at, from: asha.name, text: listing.title, pictures: [], warnings: [] };
const talk = {
  _id: 'talk',
  listing: { ...listing, standing: 'public' },
  other: { name: asha.name },
  unread: 0,
};
const report = {
  ...{ _id: 'report', reason: 'scam', at, reporter: asha, text: listing.title },
  subject: { kind: 'user', _id: asha._id, label: 'Asha Rai' },
};
const stage = { stage: 'complaint', startedAt: at, dueAt: at, decidedAt: at, outcome: 'upheld' };
const action = { id: '1', at, action: 'listing.hide', admin: asha, isByCommandLine: false };
const nothing = () => undefined;
const parts: Record<string, ReactElement> = {
  'the suggestions': (
    <ComboboxList
      {...{ id: 'places', isShown: true, active: 0, onChoose: nothing, label: '', status: '' }}
      groups={[{ options: [{ label: listing.title, detail: `${listing.location} জেলা, 734101` }] }]}
    />
  ),
  'a conversation in the list': (
    <ConversationRow conversation={{ ...talk, lastMessage: { ...said, isOwn: true } } as never} />
  ),
  'the top of a conversation': <ConversationHeader conversation={talk as never} />,
  'a reported conversation': <ReportedConversation messages={[said as never]} />,
  'the stages of a complaint': (
    <ComplaintStages
      kind="listing"
      stages={[{ ...stage, text: listing.title, reason: 'Blurred photos' } as never]}
    />
  ),
  'the audit log': (
    <AuditTable
      entries={[
        { ...action, subject: { _id: 'a', label: listing.title }, detail: 'Blurred photos' } as never,
      ]}
    />
  ),
  'the person of a listing': (
    <PostedByCard listing={listing} contact={asha as never}>
      {null}
    </PostedByCard>
  ),
  'the owner of a post': <PostOwnerCard owner={user} />,
  'the owner in a row of posts': <PostOwnerCell owner={user} />,
  'the menu of the account': <AccountMenu user={asha} />,
  'the name of the account': <ProfilePicture user={asha} />,
  'the data of the account': <ProfileDetails user={asha} />,
  'the top of a user': <UserHeading user={user} />,
  'the dialog about a user': (
    <BanDialog
      {...{ open: true, user, isBusy: false, failure: undefined, onBan: nothing, onClose: nothing }}
      focusAfterwards={() => null}
    />
  ),
  'the person of a report': <CasePerson person={user} />,
  'the reports': <ReportsList reports={[report as never]} showsSubject />,
  'an own listing': <OwnListingCard listing={rejected} onManage={() => undefined} />,
  'a card on the map': <SmallCard listing={listing} />,
  'a row of the administrators': <PostTitleCell post={{ ...listing, owner: undefined } as never} />,
  'the listings of a report': <CaseListings listings={[listing]} />,
  'the details of a listing': <DetailsCard listing={listing} />,
  'a comparison': (
    <CompareTable listings={[listing, aListed('flat rent', { _id: idFrom('2026-01-01T00:00:00Z') })]} />
  ),
};

/** Texts of people that an element of the page’s language contains. */
function unmarkedIn(container: HTMLElement): string[] {
  const { title, location, alternateLocation = '' } = listing;
  const written = [title, location, alternateLocation, 'Blurred photos', 'Asha Rai'];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const unmarked: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const isWritten = written.some((text) => textContent?.includes(text));
    if (isWritten && !parentElement?.closest('[lang=en]')) unmarked.push(textContent ?? '');
  }
  return unmarked;
}

it.each(Object.entries(parts))('%s says which texts are in another language', async (_, part) => {
  await showPart(part);
  expect(document.body.textContent).toMatch(/[A-Za-z]{4}/);
  expect(unmarkedIn(document.body)).toEqual([]);
});
