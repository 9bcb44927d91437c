import { limits } from '@thikana/contract/vocabulary';
import { useState } from 'react';
import { m } from '#web/paraglide/messages.js';
import {
  addPictures,
  type ListedPicture,
  movePicture,
  type PictureProblem,
  removePicture,
} from './picture-list.ts';

export interface PictureListControl {
  list: readonly ListedPicture[];
  problems: readonly PictureProblem[];
  isFull: boolean;
  /** The last change, for a live region. */
  announcement: string;
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  move: (from: number, to: number) => void;
  replaceAll: (list: ListedPicture[]) => void;
}

/** The pictures of a post, with the actions to choose and arrange them. */
export function usePictureList(
  initial: () => ListedPicture[],
  /** Called when pictures come or go. */
  onChanged: () => void,
): PictureListControl {
  const [list, setList] = useState(initial);
  const [problems, setProblems] = useState<PictureProblem[]>([]);
  const [announcement, setAnnouncement] = useState('');

  return {
    list,
    problems,
    announcement,
    isFull: list.length >= limits.picturesPerListing,
    add: (files) => {
      const added = addPictures(list, files);
      setList(added.list);
      setProblems(added.problems);
      setAnnouncement(m.post_pictures_count({ count: added.list.length }));
      onChanged();
    },
    remove: (id) => {
      const left = removePicture(list, id);
      setList(left);
      setProblems([]);
      setAnnouncement(m.post_pictures_removed({ count: left.length }));
      onChanged();
    },
    move: (from, to) => {
      setList(movePicture(list, from, to));
      setAnnouncement(m.post_pictures_moved({ from: from + 1, to: to + 1 }));
    },
    replaceAll: (next) => {
      setList(next);
      setProblems([]);
      setAnnouncement('');
    },
  };
}
