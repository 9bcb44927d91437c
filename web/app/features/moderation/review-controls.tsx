import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { m } from '#web/paraglide/messages.js';
import type { Decision } from './decision.ts';
import type { ReviewStep } from './review-key.ts';
import { StepButton } from './step-button.tsx';
import { viewPostPath } from './view-post-path.ts';

interface Props {
  postId: string;
  decision: Decision | undefined;
  isBusy: boolean;
  keys: { isOn: boolean; setOn: (isOn: boolean) => void };
  onStep: (step: ReviewStep) => void;
  /** The error of the last action, and its undo. */
  children: ReactNode;
}

/** The buttons of the review, each with its keyboard shortcut. */
export function ReviewControls({ postId, decision, isBusy, keys, onStep, children }: Props) {
  const step = { hasKey: keys.isOn, disabled: isBusy, onStep };
  return (
    <section
      aria-labelledby="review"
      className="grid gap-3 border-line bg-surface max-xl:sticky max-xl:bottom-0 max-xl:z-10 max-xl:order-last max-xl:-mx-4 max-xl:border-t max-xl:px-4 max-xl:py-3 xl:rounded-card xl:border xl:p-5"
    >
      <h2 id="review" className="sr-only">
        {m.admin_post_actions()}
      </h2>
      {children}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 xl:grid-cols-1 xl:gap-3">
        <StepButton step="approve" busy={decision === 'approve'} busyText={m.admin_approving()} {...step} />
        <StepButton step="reject" {...step} />
        <StepButton step="next" {...step} />
      </div>
      <div className="flex flex-wrap gap-x-6 max-md:hidden">
        <CheckboxField
          name="keys"
          label={m.review_keys()}
          checked={keys.isOn}
          onChange={(event) => keys.setOn(event.target.checked)}
        />
        <ButtonLink to={viewPostPath(postId)} variant="quiet" className="-mx-4 max-xl:ml-auto">
          <ExternalLink size={18} className="max-md:hidden" />
          {m.admin_pending_open()}
        </ButtonLink>
      </div>
    </section>
  );
}
