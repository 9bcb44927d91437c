import type { OwnListing } from '@thikana/contract/own-listings';
import { checkedTexts, proposeTexts, removeTexts } from '@thikana/contract/second-language';
import { limits } from '@thikana/contract/vocabulary';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { DialogButtons } from '#web/components/ui/dialog-buttons.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { useAction } from '#web/components/ui/use-action.ts';
import { call } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';
import { SecondLanguageNote } from './second-language-note.tsx';

interface Props {
  listing: OwnListing;
  onKeep: () => void;
  onDone: () => void;
}

/** Proposes the texts of an approved listing in a second language, or removes them. */
export function SecondLanguageForm({ listing, onKeep, onDone }: Props) {
  const { isBusy, failure, run } = useAction(m.mine_second_failed());
  const [problems, setProblems] = useState<Record<string, string>>({});
  const params = { id: listing._id };
  const { secondTitle, secondDescription } = listing.proposedTexts ?? listing;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { title, description } = listing;
    const read = checkedTexts.safeParse({ ...Object.fromEntries(new FormData(form)), title, description });
    const issues = read.error?.issues ?? [];
    setProblems(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (!read.success)
      return form.querySelector<HTMLElement>(`[name="${String(issues[0]?.path[0])}"]`)?.focus();
    const { secondTitle, secondDescription } = read.data;
    if (await run(() => call(proposeTexts, { params, body: { secondTitle, secondDescription } }))) onDone();
  };
  const remove = async () => {
    if (await run(() => call(removeTexts, { params }))) onDone();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p>{m.mine_second_text()}</p>
      {listing.proposedTexts && <SecondLanguageNote proposed={listing.proposedTexts} />}
      <TextField
        label={m.post_second_title()}
        name="secondTitle"
        defaultValue={secondTitle}
        maxLength={limits.titleMaxLength}
        error={problems.secondTitle}
      />
      <TextAreaField
        label={m.post_second_description()}
        name="secondDescription"
        defaultValue={secondDescription}
        maxLength={limits.descriptionMaxLength}
        error={problems.secondDescription}
      />
      <FormError>{failure}</FormError>
      <DialogButtons>
        <Button variant="quiet" disabled={isBusy} onClick={onKeep}>
          {m.mine_badges_back()}
        </Button>
        <Button type="submit" busy={isBusy} busyText={m.mine_answering()}>
          {m.mine_second_send()}
        </Button>
      </DialogButtons>
      {(secondTitle ?? secondDescription) && (
        <Button variant="danger" disabled={isBusy} onClick={() => void remove()}>
          {m.mine_second_remove()}
        </Button>
      )}
    </form>
  );
}
