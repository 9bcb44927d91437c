import type { Output } from '@thikana/contract/endpoint';
import { type prepareConversation, startConversation } from '@thikana/contract/messages';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { call, errorText } from '#web/lib/api.ts';
import { m } from '#web/paraglide/messages.js';
import { Composer } from './composer.tsx';
import { SafetyNote } from './safety-note.tsx';
import { TalkHeader } from './talk-header.tsx';

interface Props {
  prepared: Output<typeof prepareConversation>;
  listingId: string;
  userId: string;
}

/** The first message to an owner. */
export function NewTalk({ prepared, listingId, userId }: Props) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // The same for every try of the same words, so that they are sent once.
  const letter = useRef({ text: '', key: '' });
  const draftName = `${userId}:about-${listingId}`;

  const send = async (text: string) => {
    setBusy(true);
    setFailure(undefined);
    if (letter.current.text !== text) letter.current = { text, key: crypto.randomUUID() };
    try {
      const body = { listingId, ...letter.current };
      const { conversation } = await call(startConversation, { body });
      await navigate(`/dashboard/messages/${conversation._id}`, { replace: true });
      return true;
    } catch (error) {
      setFailure(errorText(error, m.talk_not_sent()));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex h-full min-h-0 flex-col">
      <TalkHeader conversation={prepared} backTo="/dashboard/messages" />
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-3 py-4">
        <SafetyNote />
        {!prepared.isVerified && (
          <Notice
            tone="warning"
            title={m.talk_verify_title()}
            action={<ButtonLink to="/dashboard/your-profile">{m.talk_verify_action()}</ButtonLink>}
          >
            {m.talk_verify_text()}
          </Notice>
        )}
        {prepared.startsLeft === 0 && <Notice tone="warning">{m.talk_no_starts_left()}</Notice>}
        <FormError>{failure}</FormError>
      </div>
      {prepared.isVerified && prepared.startsLeft > 0 && (
        <Composer draftName={draftName} takesPictures={false} isBusy={isBusy} onSend={send} />
      )}
    </div>
  );
}
