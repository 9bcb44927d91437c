import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import type { ReviewStep } from './review-key.ts';
import { StepButton } from './step-button.tsx';

interface Props {
  selected: number;
  /** The number of listings that the filters find. */
  total: number;
  /** The text of the running action. */
  busyText: string | undefined;
  keys: { isOn: boolean; setOn: (isOn: boolean) => void };
  onStep: (step: ReviewStep) => void;
  onSelectPage: () => void;
  onSelectAll: () => void;
  onClear: () => void;
  /** The outcome of the last action, and its undo. */
  children: ReactNode;
}

const selector = { variant: 'quiet', size: 'sm', className: 'max-sm:px-1.5' } as const;

/** Selects listings of the queue and decides on all of them; within reach of the thumb. */
export function BulkBar({ selected, total, busyText, keys, onStep, children, ...selecting }: Props) {
  const isBusy = busyText !== undefined;
  const isEmpty = selected === 0;
  const step = { hasKey: keys.isOn, disabled: isBusy || isEmpty, onStep };
  return (
    <section
      aria-label={m.review_bulk()}
      className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-line border-t bg-surface px-4 py-3 xl:mx-0 xl:rounded-card xl:border"
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p role="status" className="mr-auto font-semibold tabular-nums">
          {busyText ?? m.review_selected({ count: number(selected) })}
        </p>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:-mx-1.5">
          {total > 0 && (
            <>
              <Button {...selector} disabled={isBusy} onClick={selecting.onSelectPage}>
                {m.review_select_page()}
              </Button>
              <Button {...selector} disabled={isBusy} onClick={selecting.onSelectAll}>
                {m.review_select_all({ count: number(total) })}
              </Button>
            </>
          )}
          <Button {...selector} disabled={isBusy || isEmpty} onClick={selecting.onClear}>
            {m.review_clear()}
          </Button>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
        <StepButton step="approve" {...step} />
        <StepButton step="reject" {...step} />
        <CheckboxField
          name="keys"
          label={m.review_keys_list()}
          checked={keys.isOn}
          onChange={(event) => keys.setOn(event.target.checked)}
          className="max-md:hidden"
        />
      </div>
    </section>
  );
}
