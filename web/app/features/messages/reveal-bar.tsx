import type { Conversation } from '@thikana/contract/conversations';
import { revealSeeker } from '@thikana/contract/enquiries';
import { useState } from 'react';
import { NameForm } from '#web/components/account/name-form.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { CheckboxField } from '#web/components/ui/checkbox-field.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { useSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  conversation: Conversation;
  onRevealed: (conversation: Conversation) => void;
}

/** Tells a seeker that the owner does not see who they are, and lets them show it. Who has no name yet gives one first. */
export function RevealBar({ conversation, onRevealed }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [contact, setContact] = useState(false);
  const hasName = useSession()?.user.hasName !== false;
  const { isBusy, failure, attempt } = useAttempt(m.reveal_failed());
  if (conversation.side !== 'seeker' || conversation.isRevealed || conversation.silence) return null;
  const reveal = () =>
    attempt(async () => {
      const answer = await call(revealSeeker, { params: { id: conversation._id }, body: { contact } });
      setOpen(false);
      onRevealed(answer.conversation);
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3 border-line border-b bg-raised px-4 py-1 text-sm">
      <p>{m.reveal_hidden()}</p>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {m.reveal_open()}
      </Button>
      {hasName ? (
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title={m.reveal_title()}
          description={m.reveal_text()}
          size="sm"
          footer={
            <>
              <Button variant="quiet" onClick={() => setOpen(false)}>
                {m.conversation_block_keep()}
              </Button>
              <Button busy={isBusy} busyText={m.conversation_sending()} onClick={reveal}>
                {m.reveal_confirm()}
              </Button>
            </>
          }
        >
          <CheckboxField
            // The form for the name had the focus, and is gone by then.
            autoFocus
            label={m.reveal_contact()}
            checked={contact}
            onChange={(event) => setContact(event.target.checked)}
          />
          <FormError>{failure}</FormError>
        </Dialog>
      ) : (
        <Dialog
          open={isOpen}
          onOpenChange={setOpen}
          title={m.reveal_name_title()}
          description={m.reveal_name_text()}
          size="sm"
        >
          <NameForm />
        </Dialog>
      )}
    </div>
  );
}
