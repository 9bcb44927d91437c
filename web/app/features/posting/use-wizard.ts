import type { Intent } from '@thikana/contract/vocabulary';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useOverlay } from '#web/components/ui/use-overlay.ts';
import { type FieldName, fieldsOf, type PostingValues } from './posting-values.ts';

export const wizardSteps = { category: 0, details: 1, pictures: 2, review: 3 } as const;
const lastStep = wizardSteps.review;
const stepNames = Object.keys(wizardSteps);

/** The step that an address names. */
export function stepOf(search: URLSearchParams): number | undefined {
  const step = stepNames.indexOf(search.get('step') ?? '');
  return step < 0 ? undefined : step;
}

const doubleClickMilliseconds = 500;

export interface Wizard {
  step: number;
  /** Goes to the next step if this one is valid. */
  next: () => Promise<void>;
  back: () => void;
  goTo: (step: number) => void;
  /** Opens a step from the review, at a field. Its next step is the review again. */
  edit: (step: number, field?: FieldName) => void;
  /** False for a moment after a step opens, to ignore the second press of a double click. */
  isSettled: boolean;
  /** The last attempt to leave this step, or to send the form, found errors in it. */
  isRefused: boolean;
  /** Opens the step of the first invalid field and focuses its errors. */
  showErrors: (fields: readonly string[]) => void;
  /** The ref of the element around the fields. */
  frame: React.RefObject<HTMLFormElement | null>;
  /** The ref of the step's title. */
  title: React.RefObject<HTMLHeadingElement | null>;
}

/** Moves between the steps and manages the focus. */
export function useWizard(form: UseFormReturn<PostingValues>, intent: Intent, initialStep = 0): Wizard {
  const [step, setStep] = useState(initialStep);
  const [refusals, setRefusals] = useState(0);
  const frame = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(initialStep);
  const [settledStep, setSettledStep] = useState(initialStep);
  const [isEditing, setEditing] = useState(false);
  const wanted = useRef<FieldName>(undefined);

  useEffect(() => {
    if (refusals > 0) focusErrors(frame.current);
  }, [refusals]);

  const focusField = useEffectEvent((field: FieldName) => form.setFocus(field));
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    const field = wanted.current;
    wanted.current = undefined;
    window.scrollTo({ top: 0 });
    if (!focusErrors(frame.current)) {
      title.current?.focus();
      if (field) focusField(field);
    }
    const timer = setTimeout(() => setSettledStep(step), doubleClickMilliseconds);
    return () => clearTimeout(timer);
  }, [step]);

  const { search } = useLocation();
  const addressOf = (target: number) => {
    const named = new URLSearchParams(search);
    named.set('step', stepNames[target] ?? '');
    return `?${named}`;
  };
  const goTo = (target: number) => {
    setEditing(false);
    setStep(Math.max(0, Math.min(lastStep, target)));
  };
  // The browser's Back closes the last step, like an overlay.
  useOverlay(step > 0, () => goTo(0), undefined, addressOf(1));
  useOverlay(step > 1, () => goTo(1), undefined, addressOf(2));
  useOverlay(step > 2, () => goTo(2), undefined, addressOf(3));
  // A step that was opened from the review leads back to it.
  useOverlay(isEditing, () => goTo(lastStep));

  return {
    step,
    frame,
    title,
    goTo,
    isSettled: settledStep === step,
    isRefused: refusals > 0,
    back: () => goTo(step - 1),
    edit: (target, field) => {
      goTo(target);
      wanted.current = field;
      setEditing(true);
    },
    next: async () => {
      const isRight = await form.trigger(fieldsOfStep(step, intent, form.getValues('propertyCategory')));
      if (isRight) {
        setRefusals(0);
        // Another category has other details.
        goTo(isEditing && step !== wizardSteps.category ? lastStep : step + 1);
      } else setRefusals((count) => count + 1);
    },
    showErrors: (fields) => {
      if (fields.length === 0) return;
      goTo(stepOfField(fields));
      setRefusals((count) => count + 1);
    },
  };
}

function fieldsOfStep(
  step: number,
  intent: Intent,
  category: PostingValues['propertyCategory'],
): FieldName[] {
  if (step === wizardSteps.category) return ['propertyCategory'];
  if (step === wizardSteps.details)
    return fieldsOf(intent, category).filter((name) => name !== 'propertyCategory');
  return [];
}

/** The first step with one of these fields. */
function stepOfField(fields: readonly string[]): number {
  if (fields.includes('propertyCategory')) return wizardSteps.category;
  return fields.every((name) => name === 'pictures') ? wizardSteps.pictures : wizardSteps.details;
}

/** Focuses the summary of the errors, or the field of a single error, which has no summary. */
function focusErrors(frame: HTMLElement | null): boolean {
  const summary = frame?.querySelector<HTMLElement>('[data-error-summary]');
  if (!summary) return focusFirstError(frame);
  // The focus alone may leave the top of a long summary outside the screen.
  summary.focus({ preventScroll: true });
  summary.scrollIntoView();
  return true;
}

/** Choice cards have no aria-invalid; their error is shown next to the first card. */
function focusFirstError(frame: HTMLElement | null): boolean {
  const wrong = frame?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby] input');
  wrong?.focus();
  return Boolean(wrong);
}
