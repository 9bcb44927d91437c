import type { ManagedListing } from '@thikana/contract/own-listings';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { m } from '#web/paraglide/messages.js';
import { NewerVersion } from './newer-version.tsx';
import { PostingWizard } from './posting-wizard.tsx';
import type { Preview } from './preview.ts';
import { RestoredNotice } from './restored-notice.tsx';
import type { EditStart } from './start-posting.ts';
import { UploadReport } from './upload-report.tsx';
import { usePostingEdit } from './use-posting-edit.ts';
import { wizardSteps } from './use-wizard.ts';

const listingsPath = '/dashboard/view-your-listings';

interface Props {
  post: ManagedListing;
  start: EditStart;
  Preview: Preview;
}

/** Edits a pending listing in the same four steps. */
export function EditPosting({ post, start, Preview }: Props) {
  const navigate = useNavigate();
  const edit = usePostingEdit(post, start, () => navigate(listingsPath, { replace: true }));
  const { original, form, wizard, pictures, sending, submit } = edit;
  const steps = [m.edit_step_category(), m.edit_step_details(), m.edit_step_pictures(), m.edit_step_review()];
  const isLast = wizard.step === wizardSteps.review;

  return (
    <div className="max-w-3xl">
      <h1 className="mb-5 font-semibold text-title">{m.edit_title()}</h1>
      {edit.isRestored && (
        <RestoredNotice
          text={m.edit_restored()}
          discardText={m.edit_discard()}
          onDiscard={() => edit.show(post)}
        />
      )}
      <PostingWizard
        intent={post.intent}
        steps={steps}
        form={form}
        wizard={wizard}
        pictures={pictures}
        Preview={Preview}
        original={original}
        isBusy={sending.isBusy}
        onFinish={submit}
        report={
          <UploadReport
            sending={sending}
            onRetry={isLast ? submit : undefined}
            outdated={
              <NewerVersion
                id={post._id}
                Preview={Preview}
                onKeep={edit.show}
                onOverwrite={edit.submitOver}
              />
            }
          />
        }
        buttons={
          <>
            {wizard.step > 0 && (
              <Button variant="secondary" disabled={sending.isBusy} onClick={wizard.back}>
                {m.edit_previous()}
              </Button>
            )}
            <ButtonLink to={listingsPath} variant="quiet" onClick={() => void edit.discard()}>
              {m.edit_cancel()}
            </ButtonLink>
            <Button
              key={isLast ? 'update' : 'next'}
              type="submit"
              disabled={isLast && !wizard.isSettled}
              className="ml-auto"
              busy={sending.isBusy}
              busyText={m.edit_updating()}
            >
              {isLast ? m.edit_update() : m.post_next()}
            </Button>
          </>
        }
      />
    </div>
  );
}
