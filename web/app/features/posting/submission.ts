import { randomId } from '#web/lib/api/random-id.ts';
import type { Submission } from './draft-store.ts';
import type { ListedPicture } from './picture-list.ts';
import type { PostingValues } from './posting-values.ts';

/** A summary of a post's texts and pictures, equal for equal content. */
export function contentOf(values: PostingValues, pictures: readonly ListedPicture[]): string {
  const shown = pictures.map((picture) =>
    picture.kind === 'posted' ? picture.url : [picture.file.name, picture.file.size],
  );
  return JSON.stringify([Object.entries(values).sort(([a], [b]) => a.localeCompare(b)), shown]);
}

/** A new post keeps its key until the server has confirmed it, even if the user changes the content. */
export function submissionOfPost(earlier: Submission | undefined, content: string): Submission {
  return earlier ?? { key: randomId(), content };
}

/** An edit with different content gets a new key. */
export function submissionOfEdit(earlier: Submission | undefined, content: string): Submission {
  return earlier?.content === content ? earlier : { key: randomId(), content };
}
