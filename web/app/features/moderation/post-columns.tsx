import type { ModeratedListing } from '@thikana/contract/moderation';
import type { ReactNode } from 'react';
import type { Column } from '#web/components/ui/table.tsx';
import { shortDate } from '#web/lib/format/dates.ts';
import { categoryLabel, intentLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { CaseLink } from './case-link.tsx';
import { isHiddenByReports } from './hidden-by-reports.ts';
import { PostOwnerCell } from './post-owner-cell.tsx';
import { PostPriceCell } from './post-price-cell.tsx';
import { PostTitleCell } from './post-title-cell.tsx';
import { StatusBadge } from './status-badge.tsx';

/** The columns of the table of listings; the table passes in the actions of a row. */
export function postColumns(actions: (post: ModeratedListing) => ReactNode): Column<ModeratedListing>[] {
  return [
    {
      key: 'title',
      header: m.admin_column_title(),
      sortKey: 'title',
      cell: (post) => <PostTitleCell post={post} />,
      className: 'max-sm:[&>div]:basis-full',
    },
    {
      key: 'intent',
      header: m.admin_column_intent(),
      cell: (post) => (
        <>
          <p className="whitespace-nowrap">{intentLabel(post.intent)}</p>
          <p className="text-ink-soft text-sm">{categoryLabel(post.propertyCategory)}</p>
        </>
      ),
    },
    {
      key: 'price',
      header: m.admin_column_price(),
      sortKey: 'price',
      cell: (post) => <PostPriceCell post={post} />,
    },
    {
      key: 'owner',
      header: m.admin_column_owner(),
      sortKey: 'owner',
      cell: (post) => <PostOwnerCell owner={post.user} />,
      className: 'max-sm:[&>div]:basis-full',
    },
    {
      key: 'status',
      header: m.admin_column_status(),
      sortKey: 'status',
      cell: (post) => (
        <>
          <StatusBadge status={post.approvalStatus} />
          {isHiddenByReports(post) && <CaseLink postId={post._id}>{m.mine_held()}</CaseLink>}
        </>
      ),
    },
    {
      key: 'created',
      header: m.admin_column_created(),
      sortKey: 'created',
      cell: (post) => <span className="whitespace-nowrap">{shortDate(post.createdAt)}</span>,
      className: 'xl:min-w-28',
    },
    { key: 'actions', header: m.admin_column_actions(), cell: actions },
  ];
}
