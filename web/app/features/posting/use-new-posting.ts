import { postListing } from '@thikana/contract/listings';
import type { Intent } from '@thikana/contract/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '#web/components/ui/toast.tsx';
import { callWithProgress } from '#web/lib/api.ts';
import { m } from '#web/paraglide/messages.js';
import { addPictures, newFiles } from './picture-list.ts';
import { postingFormData } from './posting-form-data.ts';
import { postingResolver } from './posting-resolver.ts';
import { emptyValues, hasDetails, type PostingValues } from './posting-values.ts';
import type { PostingStart } from './start-posting.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { usePictureList } from './use-picture-list.ts';
import { useSending } from './use-sending.ts';
import { useWizard } from './use-wizard.ts';

/** A new post from its start until it has been sent. Kept on the device meanwhile. */
export function useNewPosting(intent: Intent, start: PostingStart, onPosted: () => void) {
  const [isRestored, setRestored] = useState(start.isRestored);
  const form = useForm<PostingValues>({
    mode: 'onChange',
    resolver: postingResolver(intent),
    defaultValues: start.values,
  });
  const wizard = useWizard(form, intent, start.step);
  const pictures = usePictureList(() => addPictures([], start.files).list);
  const sending = useSending(form, wizard);
  const { step } = wizard;
  const { list } = pictures;

  // A form that has left the screen answers with its first values, just when the draft is saved for the last time.
  const latestValues = useRef(start.values);

  const draft = useDraftKeeper(start.draftKey, () => {
    const values = latestValues.current;
    const isBegun = values.propertyCategory !== '' || hasDetails(values) || list.length > 0;
    return isBegun ? { values, step, files: newFiles(list) } : undefined;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed when any of these has.
  useEffect(() => draft.touch(), [step, list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one subscription for the life of the form.
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        latestValues.current = { ...values };
        draft.touch();
      },
    });
  }, []);

  const startAfresh = () => {
    draft.drop();
    form.reset(emptyValues);
    pictures.replaceAll([]);
    wizard.goTo(0);
    setRestored(false);
  };

  const submit = form.handleSubmit(
    () =>
      sending.send({
        files: newFiles(list),
        fallback: m.post_failed_text(),
        upload: (onProgress) =>
          callWithProgress(
            postListing,
            { body: postingFormData(intent, form.getValues(), list) },
            onProgress,
          ),
        onDone: () => {
          draft.drop();
          toast.success(m.post_succeeded());
          onPosted();
        },
        onFailed: () => toast.error(m.post_failed()),
      }),
    (errors) => wizard.showErrors(Object.keys(errors)),
  );

  return { form, wizard, pictures, sending, isRestored, startAfresh, submit };
}
