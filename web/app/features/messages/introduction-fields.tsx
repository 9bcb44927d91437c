import type { Introduction } from '@thikana/contract/introduction';
import { limits } from '@thikana/contract/vocabulary';
import { SelectField, TextField } from '#web/components/ui/inputs.tsx';
import { NumberField } from '#web/components/ui/number-field.tsx';
import { m } from '#web/paraglide/messages.js';

type Errors = Partial<Record<keyof Introduction, string | undefined>>;

/** What a seeker may say about the household instead of a name. Every field is optional. */
export function IntroductionFields({ errors = {} }: { errors?: Errors }) {
  return (
    <details className="rounded-control border border-line bg-surface px-3">
      <summary className="min-h-touch cursor-pointer content-center font-semibold">
        {m.introduction_title()}
      </summary>
      <p className="mb-3 text-ink-soft text-sm">{m.introduction_hint()}</p>
      <div className="mb-3 grid grid-cols-2 gap-3">
        <NumberField
          name="people"
          label={m.introduction_how_many()}
          inputMode="numeric"
          min={1}
          max={limits.introducedPeople}
          error={errors.people}
        />
        <NumberField
          name="months"
          label={m.introduction_how_long()}
          inputMode="numeric"
          min={1}
          max={limits.introducedMonths}
          error={errors.months}
        />
        <TextField name="from" type="date" label={m.introduction_when()} error={errors.from} />
        <SelectField
          name="pets"
          label={m.introduction_any_pets()}
          placeholder={m.introduction_unsaid()}
          options={[
            { value: 'no', label: m.introduction_no() },
            { value: 'yes', label: m.introduction_yes() },
          ]}
          error={errors.pets}
        />
        <TextField
          name="work"
          label={m.introduction_what_work()}
          maxLength={limits.workMaxLength}
          error={errors.work}
          className="col-span-2"
        />
      </div>
    </details>
  );
}
