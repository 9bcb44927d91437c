import type { Intent } from '@thikana/contract/vocabulary';
import { useFormContext } from 'react-hook-form';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';
import type { ListedPicture } from './picture-list.ts';
import { PostingSummary } from './posting-summary.tsx';
import type { PostingValues } from './posting-values.ts';

/** Shows the whole listing once more before it is sent. */
export function ReviewStep({ intent, pictures }: { intent: Intent; pictures: readonly ListedPicture[] }) {
  const values = useFormContext<PostingValues>().getValues();
  return (
    <div className="grid gap-6">
      {pictures.length === 0 && <Notice tone="info">{m.post_review_no_pictures()}</Notice>}
      <PostingSummary intent={intent} values={values} pictures={pictures} />
    </div>
  );
}
