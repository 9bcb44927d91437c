import { editListing, type ManagedListing } from '@thikana/contract/listings';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '#web/components/ui/toast.tsx';
import { callWithProgress } from '#web/lib/api.ts';
import { m } from '#web/paraglide/messages.js';
import { newFiles, postedPictures } from './picture-list.ts';
import { postingFormData } from './posting-form-data.ts';
import { postingResolver } from './posting-resolver.ts';
import { type PostingValues, valuesOf } from './posting-values.ts';
import { usePictureList } from './use-picture-list.ts';
import { useSending } from './use-sending.ts';
import { useWizard } from './use-wizard.ts';

/** A posted listing while it is edited. */
export function usePostingEdit(post: ManagedListing, onUpdated: () => void) {
  const [original] = useState(() => valuesOf(post));
  const form = useForm<PostingValues>({
    mode: 'onChange',
    resolver: postingResolver(post.intent),
    defaultValues: original,
  });
  const wizard = useWizard(form, post.intent);
  const pictures = usePictureList(() => postedPictures(post.pictures));
  const sending = useSending(form, wizard);

  const submit = form.handleSubmit(
    () =>
      sending.send({
        files: newFiles(pictures.list),
        fallback: m.edit_failed(),
        upload: (onProgress) =>
          callWithProgress(
            editListing,
            {
              params: { id: post._id },
              body: postingFormData(post.intent, form.getValues(), pictures.list),
            },
            onProgress,
          ),
        onDone: () => {
          toast.success(m.edit_succeeded());
          onUpdated();
        },
        onFailed: (text) => toast.error(text),
      }),
    (errors) => wizard.showErrors(Object.keys(errors)),
  );

  return { original, form, wizard, pictures, sending, submit };
}
