import { changeDigest, digestFrequencies, type viewDigest } from '@thikana/contract/digest';
import type { Output } from '@thikana/contract/endpoint';
import { Bell } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import { digestLabel, digestOptions } from './digest-frequencies.ts';

/** The form where a member of staff chooses how often the digest comes. */
export function DigestForm({ digest }: { digest: Output<typeof viewDigest> }) {
  const { isBusy, failure, attempt } = useAttempt(m.digest_save_failed());
  const [saved, setSaved] = useState(digest.frequency);
  const [chosen, setChosen] = useState(digest.frequency);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await attempt(async () => {
      const { frequency } = await call(changeDigest, { body: { frequency: chosen } });
      setSaved(frequency);
      toast.success(m.digest_saved());
    });
  };
  return (
    <section aria-labelledby="digest">
      <h2 id="digest" className="flex items-center gap-2 font-semibold text-lg">
        <Bell size={20} className="text-tea" />
        {m.digest_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.digest_text()}</p>
      <form onSubmit={submit} className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3">
        <FormError>{failure}</FormError>
        <SelectField
          name="frequency"
          label={m.digest_label()}
          className="sm:max-w-sm"
          value={chosen ?? ''}
          placeholder={m.digest_site({ frequency: digestLabel(digest.siteFrequency) })}
          options={digestOptions()}
          onChange={({ target }) =>
            setChosen(digestFrequencies.find((each) => each === target.value) ?? null)
          }
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          disabled={chosen === saved}
          busy={isBusy}
          busyText={m.digest_saving()}
        >
          {m.digest_save()}
        </Button>
      </form>
    </section>
  );
}
