import { type ListedPost, selectPosts } from '@thikana/contract/moderation';
import { useState } from 'react';
import { call } from '#web/lib/api/api.ts';
import type { Selection } from './use-bulk-decisions.ts';

type Filter = NonNullable<Parameters<typeof call<typeof selectPosts>>[1]['query']>;

/** The listings of the queue that are selected, on this page and on others. */
export function useSelection(posts: readonly ListedPost[], filter: Filter) {
  const [selection, setSelection] = useState<Selection>(new Map());
  const versionOf = ({ updatedAt, title }: ListedPost) => ({ updatedAt, title });
  const without = (ids: ReadonlySet<string>) => new Map([...selection].filter(([id]) => !ids.has(id)));

  return {
    selection,
    select(post: ListedPost, isSelected: boolean): void {
      const others = without(new Set([post._id]));
      setSelection(isSelected ? others.set(post._id, versionOf(post)) : others);
    },
    selectPage: () =>
      setSelection(new Map([...selection, ...posts.map((post) => [post._id, versionOf(post)] as const)])),
    /** Selects everything that the filters find, and returns how many that leaves out. */
    async selectAll(): Promise<number> {
      const all = await call(selectPosts, { query: filter });
      const titles = new Map(posts.map(({ _id, title }) => [_id, title]));
      setSelection(
        new Map(
          all.posts.map(({ _id, updatedAt }) => {
            const title = titles.get(_id);
            return [_id, title === undefined ? { updatedAt } : { updatedAt, title }];
          }),
        ),
      );
      return all.total - all.posts.length;
    },
    deselect: (ids: readonly string[]) => setSelection(without(new Set(ids))),
    clear: () => setSelection(new Map()),
  };
}
