import type { Intent } from '@thikana/contract/vocabulary';
import { useFormContext } from 'react-hook-form';
import { Notice } from '#web/components/ui/notice.tsx';
import { useSite } from '#web/lib/documents/site.ts';
import { m } from '#web/paraglide/messages.js';
import { ConfirmFields } from './confirm-fields.tsx';
import { draftListing } from './draft-listing.ts';
import type { ListedPicture } from './picture-list.ts';
import { fieldsOf, type PostingValues } from './posting-values.ts';
import { type Preview, placeOfPart } from './preview.ts';
import { useDraftGallery } from './use-draft-gallery.ts';
import type { Wizard } from './use-wizard.ts';

interface Props {
  intent: Intent;
  pictures: readonly ListedPicture[];
  wizard: Wizard;
  Preview: Preview;
  /** The home was posted before: its price and date come first, to be confirmed. */
  isAgain: boolean;
}

/** Shows the listing as visitors will see it, with a way to edit each part. */
export function ReviewStep({ intent, pictures, wizard, Preview, isAgain }: Props) {
  const values = useFormContext<PostingValues>().watch();
  const gallery = useDraftGallery(pictures);
  const weights = useSite()?.landUnits ?? 'printed';
  const listing = draftListing({ intent, values, gallery, weights });
  return (
    <div className="grid gap-6">
      {isAgain && <ConfirmFields intent={intent} />}
      {pictures.length === 0 && <Notice tone="info">{m.post_review_no_pictures()}</Notice>}
      {listing && (
        <Preview
          listing={listing}
          onEdit={(part) => {
            const { step, field } = placeOfPart(part, values, fieldsOf(intent, values.propertyCategory));
            wizard.edit(step, field);
          }}
        />
      )}
    </div>
  );
}
