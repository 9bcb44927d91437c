import { useState } from 'react';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { SentNotice } from '#web/components/ui/sent-notice.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { Stepper } from '#web/components/ui/stepper.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { longText, Specimen } from './specimen.tsx';

const noticeTones = ['info', 'success', 'warning', 'error'] as const;
const badgeTones = ['green', 'yellow', 'red', 'neutral', 'accent'] as const;
const toastTones = ['success', 'error', 'info'] as const;
const steps = ['Category', 'Details', 'Pictures', 'Review'];

export function Feedback() {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Specimen name="Badge">
        {badgeTones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Badge tone="neutral">{longText}</Badge>
      </Specimen>
      <Specimen name="Notice, FormError">
        {noticeTones.map((tone) => (
          <Notice key={tone} tone={tone} title={`Title, ${tone}`} className="w-full">
            {longText}
          </Notice>
        ))}
        <Notice tone="info" action={<Button size="sm">Undo</Button>} className="w-full">
          With something to do about it
        </Notice>
        <FormError className="w-full">The form could not be sent.</FormError>
      </Specimen>
      <Specimen name="SentNotice" note="Takes the focus when it comes.">
        {isSent ? (
          <SentNotice thanks="Thank you. It is on its way.">
            <Button variant="secondary" onClick={() => setSent(false)}>
              Another one
            </Button>
          </SentNotice>
        ) : (
          <Button onClick={() => setSent(true)}>Send</Button>
        )}
      </Specimen>
      <Specimen name="EmptyState, ErrorState">
        <div className="grid w-full gap-4 md:grid-cols-2">
          <EmptyState title="Nothing here" />
          <EmptyState title="Nothing yet" text={longText} action={<Button>Start</Button>} />
          <ErrorState title="It could not be loaded" />
          <ErrorState
            title="It could not be loaded"
            text={longText}
            onRetry={() => toast.info('Tried again')}
          />
        </div>
      </Specimen>
      <Specimen name="Skeleton, Progress, Stepper">
        <Skeleton className="h-6 w-48" />
        {[0, 40, 100].map((value) => (
          <Progress key={value} label={`${value} of 100`} value={value} max={100} />
        ))}
        {steps.map((step, current) => (
          <div key={step} className="w-full">
            <Stepper steps={steps} current={current} label={`At ${step}`} />
          </div>
        ))}
      </Specimen>
      <Specimen name="Toast">
        {toastTones.map((tone) => (
          <Button key={tone} variant="secondary" onClick={() => toast[tone](`A toast, ${tone}`)}>
            {tone}
          </Button>
        ))}
        <Button variant="secondary" onClick={() => toast.info(longText)}>
          A long one
        </Button>
      </Specimen>
    </>
  );
}
