import { langOf } from '@thikana/contract/language-of-text';
import type { ListedPost } from '@thikana/contract/moderation';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#web/components/ui/badge.tsx';
import { type Column, DataTable } from '#web/components/ui/table.tsx';
import { shortDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';
import { PostOwnerCell } from './post-owner-cell.tsx';
import { PostPriceCell } from './post-price-cell.tsx';
import { PostTitleCell } from './post-title-cell.tsx';
import { signalLabel } from './signal-label.ts';

interface Props {
  posts: readonly ListedPost[];
  isSelected: (post: ListedPost) => boolean;
  onSelect: (post: ListedPost, isSelected: boolean) => void;
  /** The address of the queue with the listings of one owner. */
  ownerHref: (ownerId: string) => string;
  empty: ReactNode;
}

/** The listings that wait, each with a checkbox. */
export function QueueTable({ posts, isSelected, onSelect, ownerHref, empty }: Props) {
  const columns: Column<ListedPost>[] = [
    {
      key: 'select',
      header: m.review_select(),
      cell: (post) => (
        <label className="-m-3 grid size-touch cursor-pointer place-items-center">
          <span className="sr-only">{m.review_select_post({ title: post.title })}</span>
          <input
            type="checkbox"
            checked={isSelected(post)}
            onChange={(event) => onSelect(post, event.target.checked)}
            className="size-5 accent-tea"
          />
        </label>
      ),
    },
    {
      key: 'title',
      header: m.admin_column_title(),
      cell: (post) => (
        <>
          <PostTitleCell post={post} />
          <p lang={langOf(post.description)} className="mt-2 line-clamp-3 text-sm">
            {post.description}
          </p>
        </>
      ),
      className: 'max-sm:[&>div]:basis-full',
    },
    { key: 'price', header: m.admin_column_price(), cell: (post) => <PostPriceCell post={post} /> },
    {
      key: 'owner',
      header: m.admin_column_owner(),
      cell: ({ user }) => (
        <>
          <PostOwnerCell owner={user} />
          {user && (
            <Link
              to={ownerHref(user._id)}
              className="inline-flex min-h-touch items-center text-sm text-tea underline underline-offset-4"
            >
              {m.review_only_owner()}
            </Link>
          )}
        </>
      ),
      className: 'max-sm:[&>div]:basis-full',
    },
    {
      key: 'signals',
      header: m.admin_signals(),
      cell: ({ signals }) => (
        <ul className="flex flex-wrap gap-1">
          {signals.map((kind) => (
            <li key={kind}>
              <Badge tone="yellow" className="xl:whitespace-nowrap">
                {signalLabel(kind)}
              </Badge>
            </li>
          ))}
          {signals.length === 0 && <li className="text-ink-soft">{m.review_no_signals()}</li>}
        </ul>
      ),
    },
    {
      key: 'created',
      header: m.review_since(),
      cell: (post) => <span className="whitespace-nowrap">{shortDate(post.createdAt)}</span>,
      className: 'xl:min-w-28',
    },
  ];
  return (
    <DataTable
      caption={m.admin_pending()}
      rows={posts}
      rowKey={(post) => post._id}
      columns={columns}
      empty={empty}
    />
  );
}
