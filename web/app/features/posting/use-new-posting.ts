import { postListing } from '@thikana/contract/own-listings';
import type { Intent } from '@thikana/contract/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '#web/components/ui/toast.tsx';
import { callWithProgress } from '#web/lib/api/upload.ts';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { m } from '#web/paraglide/messages.js';
import { saveDraft } from './draft-store.ts';
import { addPictures, newFiles, postedPictures, postedUrls } from './picture-list.ts';
import type { PostedState } from './posted-state.ts';
import { postingFormData } from './posting-form-data.ts';
import { postingResolver } from './posting-resolver.ts';
import { firstValues, hasDetails, type PostingValues } from './posting-values.ts';
import { editDraftKey, type PostingStart } from './start-posting.ts';
import { contentOf, submissionOfPost } from './submission.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { usePictureList } from './use-picture-list.ts';
import { useSending } from './use-sending.ts';
import { useWizard, wizardSteps } from './use-wizard.ts';

interface Ends {
  onPosted: (posted: PostedState) => void;
  /** Called when an earlier attempt turns out to have been stored: the later changes become an edit of that listing. */
  onPostedBefore: (id: string) => void;
}

/** The state of a new post from start to success, with a draft on the device. */
export function useNewPosting(intent: Intent, start: PostingStart, { onPosted, onPostedBefore }: Ends) {
  const [isRestored, setRestored] = useState(start.isRestored);
  const form = useForm<PostingValues>({
    mode: 'onChange',
    resolver: postingResolver(intent),
    defaultValues: start.values,
  });
  const wizard = useWizard(form, intent, start.step);
  const sending = useSending(form, wizard);
  const pictures = usePictureList(
    () => addPictures(postedPictures(start.kept ?? []), start.files).list,
    sending.forgetFailure,
  );
  const submission = useRef(start.submission);
  const isWaiting = useRef(false);
  const { step } = wizard;
  const { list } = pictures;

  const draft = useDraftKeeper(start.draftKey, form, start.values, [step, list], (values) => {
    const isBegun = values.propertyCategory !== '' || hasDetails(values) || list.length > 0;
    if (!isBegun) return undefined;
    const beside = { submission: submission.current, isWaiting: isWaiting.current };
    return { values, step, files: newFiles(list), kept: postedUrls(list), ...beside };
  });

  const startAfresh = () => {
    submission.current = undefined;
    void draft.drop();
    form.reset(firstValues());
    pictures.replaceAll([]);
    wizard.goTo(0);
    setRestored(false);
  };

  const submit = form.handleSubmit(
    () => {
      const values = form.getValues();
      const files = newFiles(list);
      const content = contentOf(values, list);
      const { key, content: sentFirst } = submissionOfPost(submission.current, content);
      submission.current = { key, content: sentFirst };
      isWaiting.current = false;
      return sending.send({
        files,
        fallback: m.post_failed_text(),
        upload: async (onProgress) => {
          // Saves the key first: if the page closes before the response, the next attempt sends the same key.
          await draft.save();
          const input = {
            headers: { 'idempotency-key': key },
            body: postingFormData(intent, values, list),
          };
          return callWithProgress(postListing, input, onProgress);
        },
        onDone: async ({ post, repeated, usualReviewMinutes }) => {
          await draft.drop();
          if (!repeated || content === sentFirst) {
            toast.success(m.post_succeeded());
            onPosted({ postedId: post._id, usualReviewMinutes });
            return;
          }
          const edit = { values, files, kept: postedUrls(list), step, basedOn: post.updatedAt };
          await saveDraft(editDraftKey(post._id), edit).catch(() => undefined);
          toast.info(m.post_arrived_before());
          onPostedBefore(post._id);
        },
        onOffline: () => {
          isWaiting.current = true;
          return draft.save();
        },
        onFailed: () => toast.error(m.post_failed()),
        onRefused: () => {
          submission.current = undefined;
        },
      });
    },
    (errors) => wizard.showErrors(Object.keys(errors)),
  );

  // Another submission may follow a change, so a step back ends the wait.
  useEffect(() => {
    if (step < wizardSteps.review) isWaiting.current = false;
  }, [step]);
  useWhenOnline(() => {
    if (isWaiting.current) void submit();
  });

  return { form, wizard, pictures, sending, isRestored, startAfresh, submit };
}
