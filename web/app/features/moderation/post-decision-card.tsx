import type { ModeratedListing } from '@thikana/contract/moderation';
import type { ManagedListing } from '@thikana/contract/own-listings';
import { useState } from 'react';
import { ActionError } from '#web/components/ui/action-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { m } from '#web/paraglide/messages.js';
import { RejectDialog } from './reject-dialog.tsx';
import { useDecisions } from './use-decisions.ts';

interface Props {
  post: ManagedListing;
  onDecided: (post: ModeratedListing) => void;
}

/** The actions for a pending listing. */
export function PostDecisionCard({ post, onDecided }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { busy, failure, decide, forgetFailure } = useDecisions(onDecided);
  const decision = busy.get(post._id);

  const askToReject = () => {
    forgetFailure();
    setAsking(true);
  };

  return (
    <Card as="section" aria-labelledby="admin-actions">
      <h2 id="admin-actions" className="font-semibold text-xl">
        {m.admin_post_actions()}
      </h2>
      <div className="mt-3 grid gap-3">
        {!isAsking && <ActionError failure={failure} />}
        <Button
          busy={decision === 'approve'}
          busyText={m.admin_approving()}
          disabled={decision !== undefined}
          onClick={() => decide(post, 'approve')}
        >
          {m.admin_post_approve()}
        </Button>
        <Button variant="danger" disabled={decision !== undefined} onClick={askToReject}>
          {m.admin_post_reject()}
        </Button>
      </div>
      <RejectDialog
        open={isAsking}
        title={post.title}
        isRejecting={decision === 'reject'}
        failure={failure}
        onReject={(reason) => decide(post, 'reject', reason)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
