import { ApiError } from '@thikana/contract/api-error';
import type { ErrorCode } from '@thikana/contract/error-table';
import { placeName } from '@thikana/contract/place-name';
import { useRef, useState } from 'react';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { m } from '#web/paraglide/messages.js';
import type { AdminPlace, PlaceKind } from './place-kinds.ts';
import { SlugField } from './slug-field.tsx';
import { slugsNamed } from './slugs-named.ts';

interface Props {
  kind: PlaceKind;
  place: AdminPlace;
  onMerged: (into: AdminPlace) => void;
}

/** The errors about the place that the user typed. */
const aboutOther: readonly ErrorCode[] = ['place_not_found', 'place_itself'];

/** Merges a place into another, after a confirmation. */
export function MergeCard({ kind, place, onMerged }: Props) {
  const { isBusy, failure, attempt } = useAttempt(m.places_merge_failed());
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const refuse = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };
  const merge = (typed: string) =>
    attempt(async () => {
      setProblem(undefined);
      const named = await slugsNamed(kind, typed);
      const [into = named[0], ...more] = named.filter((slug) => slug !== place.slug);
      if (into === undefined) return refuse(m.places_not_found());
      if (more.length > 0) return refuse(m.places_merge_several());
      try {
        const merged = await kind.merge(call, place.slug, into);
        toast.success(merged.message);
        onMerged(merged.place);
      } catch (error) {
        if (!(error instanceof ApiError && aboutOther.includes(error.code))) throw error;
        refuse(error.message);
      }
    });
  const close = () => {
    setProblem(undefined);
    setOpen(false);
  };
  return (
    <Card as="section" aria-labelledby="merge">
      <h2 id="merge" className="font-semibold text-xl">
        {m.places_merge_heading()}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">
        {kind.name === 'areas' ? m.places_merge_area() : m.places_merge_landmark()}
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {m.places_merge_open()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={<MessageAround text={placeName(place)} message={(name) => m.places_merge_title({ name })} />}
        description={m.places_merge_warning()}
        button={m.places_merge()}
        busyText={m.places_merging()}
        isBusy={isBusy}
        failure={failure === undefined ? undefined : { text: failure }}
        problemOf={(slug) => (slug ? undefined : m.places_merge_missing())}
        onConfirm={(slug) => void merge(slug)}
        onClose={close}
        field={({ name, error }) => (
          <SlugField
            kind={kind}
            label={m.places_merge_into()}
            hint={m.places_merge_into_hint()}
            required
            ref={input}
            name={name}
            error={error ?? problem}
          />
        )}
      />
    </Card>
  );
}
