import type { Output } from '@thikana/contract/endpoint';
import type { Introduction } from '@thikana/contract/introduction';
import { type prepareConversation, startConversation } from '@thikana/contract/messages';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { call } from '#web/lib/api/api.ts';
import { keepWaiting } from '#web/lib/offline/waiting-calls.ts';
import { m } from '#web/paraglide/messages.js';
import { Composer } from './composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { IntroductionFields } from './introduction-fields.tsx';
import { readIntroduction } from './read-introduction.ts';
import { SafetyNote } from './safety-note.tsx';
import { useFirstMessage } from './use-first-message.ts';

interface Props {
  /** The owner's limit of open enquiries. */
  limit: ReactNode;
  prepared: Output<typeof prepareConversation>;
  listingId: string;
  userId: string;
}

/** The form for the first message to an owner. */
export function NewConversation({ prepared, listingId, userId, limit }: Props) {
  const navigate = useNavigate();
  /** The message that is sent when the connection is back. */
  const [waiting, setWaiting] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const introduction = useRef<Introduction>(undefined);
  const [errors, setErrors] = useState<ReturnType<typeof readIntroduction>['errors']>({});
  const { enquiries } = prepared;
  const isFull = enquiries !== undefined && enquiries.open >= enquiries.most;
  const canWrite = prepared.isVerified && prepared.startsLeft > 0 && !isFull && waiting === undefined;
  const draftName = `${userId}:about-${listingId}`;
  const { failure, isBusy, send } = useFirstMessage(async (message) => {
    const body = { listingId, ...message, introduction: introduction.current };
    const answer = await call(startConversation, { body }).catch(async (error: unknown) => {
      if (!(await keepWaiting(error, 'startConversation', body))) throw error;
      return undefined;
    });
    if (!answer) return setWaiting(message.text);
    const { conversation } = answer;
    await navigate(`/dashboard/messages/${conversation._id}`, { replace: true });
  });

  const sendIntroduced = async (text: string) => {
    const read = form.current && readIntroduction(form.current);
    setErrors(read?.errors ?? {});
    if (read && !read.introduction) return false;
    introduction.current = read?.introduction;
    return send(text);
  };

  return (
    <div className="flex h-full min-h-0 flex-col">
      <ConversationHeader conversation={prepared} backTo="/dashboard/messages" />
      <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-3 py-4">
        <SafetyNote />
        {canWrite && (
          <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
            <IntroductionFields errors={errors} />
          </form>
        )}
        {limit}
        {!prepared.isVerified && (
          <Notice
            tone="warning"
            title={m.conversation_verify_title()}
            action={<ButtonLink to="/dashboard/your-profile">{m.conversation_verify_action()}</ButtonLink>}
          >
            {m.conversation_verify_text()}
          </Notice>
        )}
        {prepared.startsLeft === 0 && <Notice tone="warning">{m.conversation_no_starts_left()}</Notice>}
        <FormError>{failure}</FormError>
        {waiting !== undefined && (
          <Notice tone="info" title={m.conversation_waiting()}>
            <span className="whitespace-pre-line wrap-anywhere">{waiting}</span>
          </Notice>
        )}
      </div>
      {canWrite && (
        <Composer
          draftName={draftName}
          takesPictures={false}
          hasQuestions
          isBusy={isBusy}
          onSend={sendIntroduced}
        />
      )}
    </div>
  );
}
