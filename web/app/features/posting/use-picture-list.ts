import { limits } from '@thikana/contract/vocabulary';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import {
  addPictures,
  type ListedPicture,
  movePicture,
  type PictureProblem,
  problemsOf,
  removePicture,
} from './picture-list.ts';

export interface PictureListControl {
  list: readonly ListedPicture[];
  problems: readonly PictureProblem[];
  isFull: boolean;
  /** The last change, for a live region. */
  announcement: string;
  add: (files: readonly File[]) => Promise<void>;
  remove: (id: string) => void;
  move: (from: number, to: number) => void;
  replaceAll: (list: ListedPicture[]) => void;
}

type State = Pick<PictureListControl, 'list' | 'problems' | 'announcement'>;

const nothingSaid = { problems: [], announcement: '' };

/** The pictures of a post, with the actions to choose and arrange them. */
export function usePictureList(
  initial: () => ListedPicture[],
  /** Called when pictures come or go. */
  onChanged: () => void,
): PictureListControl {
  const [{ list, problems, announcement }, setState] = useState<State>(() => ({
    ...nothingSaid,
    list: initial(),
  }));

  return {
    list,
    problems,
    announcement,
    isFull: list.length >= limits.picturesPerListing,
    add: async (files) => {
      const found = await problemsOf(files);
      // The list may have changed while the files were read.
      setState((now) => {
        const added = addPictures(now.list, files, (file) => found.get(file));
        return { ...added, announcement: m.post_pictures_count({ count: added.list.length }) };
      });
      onChanged();
    },
    remove: (id) => {
      const left = removePicture(list, id);
      const announcement = m.post_pictures_removed({ count: left.length });
      setState({ list: left, problems: [], announcement });
      onChanged();
    },
    move: (from, to) => {
      const announcement = m.post_pictures_moved({ from: from + 1, to: to + 1 });
      setState({ list: movePicture(list, from, to), problems, announcement });
    },
    replaceAll: (next) => setState({ ...nothingSaid, list: next }),
  };
}
