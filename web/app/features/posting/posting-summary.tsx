import type { Intent } from '@thikana/contract/vocabulary';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';
import { ListedPictureImage } from './listed-picture-image.tsx';
import type { ListedPicture } from './picture-list.ts';
import type { PostingValues } from './posting-values.ts';
import { reviewFacts } from './review-facts.ts';

interface Props {
  intent: Intent;
  values: PostingValues;
  pictures: readonly ListedPicture[];
}

/** All pictures, texts and facts of the listing, to check before sending. */
export function PostingSummary({ intent, values, pictures }: Props) {
  const landUnits = useSite()?.landUnits ?? 'printed';
  return (
    <div className="grid gap-6">
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {pictures.map((picture, index) => (
            <li key={picture.id} className="overflow-hidden rounded-card">
              <ListedPictureImage picture={picture} alt={m.post_picture_alt({ position: index + 1 })} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <h3 className="font-semibold text-xl">{values.title}</h3>
        <p className="mt-2 max-w-prose whitespace-pre-line">{values.description}</p>
      </div>
      <dl className="divide-y divide-line border-line border-y">
        {reviewFacts(intent, values, landUnits).map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[14rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
