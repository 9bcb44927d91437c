import { fromCityClocks } from '@thikana/contract/city-time';
import { cityName } from '@thikana/contract/place-name';
import { limits } from '@thikana/contract/vocabulary';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { TextField } from '#web/components/ui/inputs.tsx';
import { m } from '#web/paraglide/messages.js';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPropose: (times: string[]) => void;
  isBusy: boolean;
  failure: string | undefined;
  /** Whether an agreed visit will show the owner who the seeker is. */
  reveals: boolean;
}

const places = Array.from({ length: limits.timesPerVisit }, (_, index) => index);

/** Up to three times, by the city's clocks regardless of the device's. */
export function VisitDialog({ open, onOpenChange, onPropose, isBusy, failure, reveals }: Props) {
  const [times, setTimes] = useState<readonly string[]>(['', '', '']);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = times.filter(Boolean).map(fromCityClocks);
    const isFit = given.every((time) => time.getTime() > Date.now());
    setProblem(
      given.length === 0 ? m.conversation_visit_none() : isFit ? undefined : m.conversation_visit_past(),
    );
    if (given.length > 0 && isFit) onPropose(given.map((time) => time.toISOString()));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.conversation_visit_propose()}
      description={m.conversation_visit_text({
        city: cityName(),
        times: limits.timesPerVisit,
        days: limits.visitDaysAhead,
      })}
      size="sm"
    >
      <form noValidate onSubmit={submit} className="grid gap-3">
        {places.map((place) => (
          <TextField
            key={place}
            type="datetime-local"
            name={`time-${place}`}
            label={m.conversation_visit_time({ number: place + 1 })}
            required={place === 0}
            value={times[place]}
            onChange={({ target }) =>
              setTimes(times.map((time, index) => (index === place ? target.value : time)))
            }
          />
        ))}
        {reveals && <p className="text-ink-soft text-sm">{m.reveal_visit_note()}</p>}
        <FormError>{problem ?? failure}</FormError>
        <Button type="submit" busy={isBusy} busyText={m.conversation_sending()}>
          {m.conversation_visit_send()}
        </Button>
      </form>
    </Dialog>
  );
}
