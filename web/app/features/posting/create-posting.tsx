import type { Intent } from '@thikana/contract/vocabulary';
import { useNavigate } from 'react-router';
import { Button } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { PostingBreadcrumbs } from './posting-breadcrumbs.tsx';
import { PostingWizard } from './posting-wizard.tsx';
import type { Preview } from './preview.ts';
import { RejectionNotice } from './rejection-notice.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import type { PostingStart } from './start-posting.ts';
import { UploadReport } from './upload-report.tsx';
import { useNewPosting } from './use-new-posting.ts';
import { wizardSteps } from './use-wizard.ts';

const listingsPath = '/dashboard/view-your-listings';

interface Props {
  intent: Intent;
  start: PostingStart;
  Preview: Preview;
}

export function CreatePosting({ intent, start, Preview }: Props) {
  const navigate = useNavigate();
  const posting = useNewPosting(intent, start, {
    onPosted: (posted) => navigate(listingsPath, { replace: true, state: posted }),
    onPostedBefore: (id) => navigate(`${listingsPath}/edit-post/${id}`, { replace: true }),
  });
  const { form, wizard, pictures, sending, isRestored } = posting;
  const steps = [m.post_step_category(), m.post_step_details(), m.post_step_pictures(), m.post_step_review()];
  const isLast = wizard.step === wizardSteps.review;

  return (
    <div className="max-w-3xl">
      <PostingBreadcrumbs intent={intent} />
      <h1 className="mb-5 font-semibold text-title">
        {intent === 'rent' ? m.post_new_rent() : m.post_new_sell()}
      </h1>
      {isRestored && (
        <RestoredNotice
          text={m.post_restored()}
          discardText={m.post_afresh()}
          onDiscard={posting.startAfresh}
        />
      )}
      {start.rejectionReason && (
        <div className="mb-5">
          <RejectionNotice reason={start.rejectionReason} />
        </div>
      )}
      <PostingWizard
        intent={intent}
        steps={steps}
        form={form}
        wizard={wizard}
        pictures={pictures}
        Preview={Preview}
        isAgain={start.isAgain}
        isBusy={sending.isBusy}
        onFinish={posting.submit}
        report={
          <UploadReport
            sending={sending}
            failureTitle={m.post_failed()}
            onRetry={isLast ? posting.submit : undefined}
          />
        }
        buttons={
          <>
            {wizard.step > 0 && (
              <Button variant="secondary" disabled={sending.isBusy} onClick={wizard.back}>
                {m.post_back()}
              </Button>
            )}
            <Button
              key={isLast ? 'submit' : 'next'}
              type="submit"
              disabled={isLast && !wizard.isSettled}
              className="ml-auto"
              busy={sending.isBusy}
              busyText={m.post_submitting()}
            >
              {isLast ? m.post_submit() : m.post_next()}
            </Button>
          </>
        }
      />
    </div>
  );
}
