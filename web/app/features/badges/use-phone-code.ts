import { isApiError } from '@thikana/contract/api-error';
import { type Badge, confirmPhone, sendPhoneCode } from '@thikana/contract/badges';
import { useState } from 'react';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

/** Sends a code to the account's phone number and confirms it. */
export function usePhoneCode(onConfirmed: (badges: readonly Badge[]) => void) {
  const [isSending, setSending] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [sent, setSent] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const send = async () => {
    setSending(true);
    setFailure(undefined);
    setProblem(undefined);
    try {
      setSent((await call(sendPhoneCode, {})).message);
    } catch (error) {
      setFailure(errorText(error, m.phone_send_failed()));
    } finally {
      setSending(false);
    }
  };

  const confirm = async (code: string) => {
    setConfirming(true);
    setFailure(undefined);
    setProblem(undefined);
    try {
      onConfirmed((await call(confirmPhone, { body: { code } })).badges);
    } catch (error) {
      const field = isApiError(error) ? error.fields?.code : undefined;
      setProblem(field);
      if (!field) setFailure(errorText(error, m.phone_confirm_failed()));
    } finally {
      setConfirming(false);
    }
  };

  return { isSending, isConfirming, sent, failure, problem, send, confirm };
}
