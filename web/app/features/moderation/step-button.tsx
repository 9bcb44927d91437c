import { Check, SkipForward, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { KeyHint } from './key-hint.tsx';
import { type ReviewStep, reviewKeys } from './review-key.ts';

interface Props extends Pick<ComponentProps<typeof Button>, 'disabled' | 'busy' | 'busyText'> {
  step: keyof typeof looks;
  /** Whether keyboard shortcuts are on. */
  hasKey: boolean;
  onStep: (step: ReviewStep) => void;
}

const looks = {
  approve: { variant: 'primary', Icon: Check, label: m.admin_pending_approve },
  reject: { variant: 'danger', Icon: X, label: m.admin_pending_reject },
  next: { variant: 'secondary', Icon: SkipForward, label: m.admin_pending_next },
} as const;

/** A button of the review, with its keyboard shortcut. */
export function StepButton({ step, hasKey, onStep, ...state }: Props) {
  const { variant, Icon, label } = looks[step];
  return (
    <Button
      variant={variant}
      aria-keyshortcuts={hasKey ? reviewKeys[step] : undefined}
      onClick={() => onStep(step)}
      {...state}
    >
      <Icon size={18} className="max-md:hidden" />
      {label()}
      {hasKey && <KeyHint of={step} />}
    </Button>
  );
}
