import { isApiError } from '@thikana/contract/api-error';
import { type reportBody, sendReport } from '@thikana/contract/reports';
import { useState } from 'react';
import type { z } from 'zod';
import { call, errorText } from '#web/lib/api/api.ts';
import { keepWaiting } from '#web/lib/offline/waiting-calls.ts';
import { m } from '#web/paraglide/messages.js';

/** Sends a report and returns the confirmation or the error. */
export function useReport() {
  const [isSending, setSending] = useState(false);
  const [thanks, setThanks] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const [fields, setFields] = useState<Record<string, string>>({});

  const send = async (body: z.output<typeof reportBody>) => {
    setSending(true);
    setFailure(undefined);
    setFields({});
    try {
      setThanks((await call(sendReport, { body })).message);
    } catch (error) {
      if (await keepWaiting(error, 'sendReport', body)) return setThanks(m.report_waiting());
      setUnconfirmed(isApiError(error) && error.code === 'email_unconfirmed');
      setFields((isApiError(error) && error.fields) || {});
      setFailure(errorText(error, m.report_failed()));
    } finally {
      setSending(false);
    }
  };

  return { isSending, thanks, failure, isUnconfirmed, fields, setFields, send };
}
