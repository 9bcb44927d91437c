import type { Intent } from '@thikana/contract/vocabulary';
import type { ReactNode } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { Stepper } from '#web/components/ui/stepper.tsx';
import { m } from '#web/paraglide/messages.js';
import { CategoryStep } from './category-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PicturesStep } from './pictures-step.tsx';
import type { PostingValues } from './posting-values.ts';
import type { Preview } from './preview.ts';
import { ReviewStep } from './review-step.tsx';
import type { PictureListControl } from './use-picture-list.ts';
import { type Wizard, wizardSteps } from './use-wizard.ts';

interface Props {
  intent: Intent;
  steps: readonly string[];
  form: UseFormReturn<PostingValues>;
  wizard: Wizard;
  pictures: PictureListControl;
  original?: PostingValues;
  Preview: Preview;
  isAgain?: boolean;
  isBusy: boolean;
  onFinish: () => void;
  /** An error or a progress bar, above the buttons; above the step that an error leads back to. */
  report: ReactNode;
  buttons: ReactNode;
}

/** The four steps of posting or editing a listing. */
export function PostingWizard(props: Props) {
  const { intent, steps, form, wizard, pictures, original, Preview, isAgain = false } = props;
  const { isBusy, onFinish, report, buttons } = props;
  const { step } = wizard;
  const isSentBack = wizard.isRefused && step !== wizardSteps.review;
  return (
    <FormProvider {...form}>
      <Stepper steps={steps} current={step} label={m.post_steps()} />
      <form
        ref={wizard.frame}
        noValidate
        className="mt-6 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (step !== wizardSteps.review) void wizard.next();
          else if (wizard.isSettled) onFinish();
        }}
      >
        <h2 ref={wizard.title} tabIndex={-1} className="font-semibold text-xl outline-none">
          {m.post_step_title({ position: step + 1, count: steps.length, step: steps[step] ?? '' })}
        </h2>
        {isSentBack && report}
        <fieldset disabled={isBusy} className="min-w-0">
          {wizard.isRefused && <ErrorSummary />}
          {step === wizardSteps.category && <CategoryStep intent={intent} original={original} />}
          {step === wizardSteps.details && <DetailsStep intent={intent} />}
          {step === wizardSteps.pictures && <PicturesStep pictures={pictures} />}
          {step === wizardSteps.review && (
            <ReviewStep {...{ intent, wizard, Preview, isAgain }} pictures={pictures.list} />
          )}
        </fieldset>
        {!isSentBack && report}
        <div className="flex flex-wrap gap-3 border-line border-t pt-4">{buttons}</div>
      </form>
    </FormProvider>
  );
}
