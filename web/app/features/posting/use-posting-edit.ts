import { editListing, type ManagedListing } from '@thikana/contract/own-listings';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '#web/components/ui/toast.tsx';
import { callWithProgress } from '#web/lib/api/upload.ts';
import { m } from '#web/paraglide/messages.js';
import { addPictures, newFiles, postedPictures, postedUrls } from './picture-list.ts';
import { postingFormData } from './posting-form-data.ts';
import { postingResolver } from './posting-resolver.ts';
import { type PostingValues, valuesOf } from './posting-values.ts';
import type { EditStart } from './start-posting.ts';
import { contentOf, submissionOfEdit } from './submission.ts';
import { useDraftKeeper } from './use-draft-keeper.ts';
import { usePictureList } from './use-picture-list.ts';
import { useSending } from './use-sending.ts';
import { useWizard } from './use-wizard.ts';

/** The state of an edit, with a draft on the device until it is saved or discarded. */
export function usePostingEdit(post: ManagedListing, start: EditStart, onUpdated: () => void) {
  const [original] = useState(() => valuesOf(post));
  const [isRestored, setRestored] = useState(start.isRestored);
  const form = useForm<PostingValues>({
    mode: 'onChange',
    resolver: postingResolver(post.intent),
    defaultValues: start.values,
  });
  const wizard = useWizard(form, post.intent, start.step);
  const sending = useSending(form, wizard);
  const pictures = usePictureList(
    () => addPictures(postedPictures(start.kept), start.files).list,
    sending.forgetFailure,
  );
  const submission = useRef(start.submission);
  const basedOn = useRef(start.basedOn);
  /** The form's values before any change. */
  const shown = useRef(contentOf(original, postedPictures(post.pictures)));
  const { step } = wizard;
  const { list } = pictures;

  const draft = useDraftKeeper(start.draftKey, form, start.values, [step, list], (values) => {
    if (contentOf(values, list) === shown.current) return undefined;
    const beside = { submission: submission.current, basedOn: basedOn.current };
    return { values, step, files: newFiles(list), kept: postedUrls(list), ...beside };
  });

  /** Replaces the form's values with a version of the listing from the server. */
  const show = (version: ManagedListing) => {
    void draft.drop();
    basedOn.current = version.updatedAt;
    const values = valuesOf(version);
    const versionPictures = postedPictures(version.pictures);
    shown.current = contentOf(values, versionPictures);
    form.reset(values);
    pictures.replaceAll(versionPictures);
    sending.forgetFailure();
    wizard.goTo(0);
    setRestored(false);
  };

  const submit = form.handleSubmit(
    () => {
      const values = form.getValues();
      submission.current = submissionOfEdit(submission.current, contentOf(values, list));
      const { key } = submission.current;
      return sending.send({
        files: newFiles(list),
        fallback: m.edit_failed(),
        upload: async (onProgress) => {
          await draft.save();
          const body = postingFormData(post.intent, values, list);
          body.append('unmodifiedSince', basedOn.current);
          const input = { params: { id: post._id }, headers: { 'idempotency-key': key }, body };
          return callWithProgress(editListing, input, onProgress);
        },
        onDone: async () => {
          await draft.drop();
          toast.success(m.edit_succeeded());
          onUpdated();
        },
        onFailed: (text) => toast.error(text),
        onRefused: () => {
          submission.current = undefined;
        },
      });
    },
    (errors) => wizard.showErrors(Object.keys(errors)),
  );

  return {
    original,
    form,
    wizard,
    pictures,
    sending,
    isRestored,
    submit,
    discard: draft.drop,
    show,
    /** Saves the form over a newer version that the user has seen. */
    submitOver: (version: ManagedListing) => {
      basedOn.current = version.updatedAt;
      return submit();
    },
  };
}
