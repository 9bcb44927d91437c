import type { AlertFrequency } from '@thikana/contract/alerts';
import { useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { SelectField, TextField } from '#web/components/ui/inputs.tsx';
import { useSite } from '#web/lib/documents/site.ts';
import { frequencyOptions } from '#web/lib/format/alert-frequency.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';
import { useSaveSearch } from './use-save-search.ts';
import { useSavedSearch } from './use-saved-search.ts';

interface Props {
  path: string;
  label: string;
  onSaved: (outcome: string) => void;
  onClose: () => void;
}

/** Saves a search on this device, or in the account of a logged-in user, with email alerts on request. */
export default function SaveSearchDialog({ path, label, onSaved, onClose }: Props) {
  const session = useSession();
  const areMailsOff = useSite()?.alertsAreOff === true;
  const saved = useSavedSearch(path);
  const [chosen, setChosen] = useState<AlertFrequency>();
  const frequency = areMailsOff ? undefined : (chosen ?? saved?.frequency ?? 'daily');
  const [email, setEmail] = useState('');
  const emailField = useRef<HTMLInputElement>(null);
  const { isSaving, isEmailMissing, failure, save } = useSaveSearch({
    path,
    label,
    onSaved,
    onEmailMissing: () => emailField.current?.focus(),
  });
  const asksForEmail = !session && !areMailsOff && frequency !== 'off';
  const newText = areMailsOff ? m.save_search_text_without_mails() : m.save_search_text();
  const description = saved ? m.save_search_again() : newText;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.save_search_title()}
      description={description}
      size="sm"
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save({ frequency, email });
        }}
      >
        <p className="rounded-control bg-raised px-3 py-2 font-semibold">{label}</p>
        <FormError>{failure}</FormError>
        {frequency === undefined ? (
          <p className="text-sm">{m.save_search_mails_off()}</p>
        ) : (
          <SelectField
            label={m.save_search_frequency()}
            name="frequency"
            value={frequency}
            onChange={(event) => setChosen(event.target.value as AlertFrequency)}
            options={frequencyOptions()}
          />
        )}
        {asksForEmail && (
          <TextField
            ref={emailField}
            label={m.save_search_email()}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={isEmailMissing ? m.save_search_email_missing() : undefined}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
        {!session && <p className="text-ink-soft text-sm">{m.save_search_device()}</p>}
        <Button type="submit" busy={isSaving} busyText={m.save_search_busy()}>
          {m.save_search_submit()}
        </Button>
      </form>
    </Dialog>
  );
}
