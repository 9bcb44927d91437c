import { type AlertFrequency, changeSearch, pauseAlerts, removeSearch } from '@thikana/contract/alerts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

/** Sends each change at once and then reloads the alerts. */
export function useAlerts() {
  const [isSending, setSending] = useState(false);
  const { revalidate } = useRevalidator();

  const send = async (request: () => Promise<unknown>, done: string) => {
    setSending(true);
    try {
      await request();
      await revalidate();
      toast.success(done);
    } catch (error) {
      toast.error(errorText(error, m.alerts_change_failed()));
    } finally {
      setSending(false);
    }
  };

  return {
    isSending,
    change: (id: string, frequency: AlertFrequency) =>
      send(() => call(changeSearch, { params: { id }, body: { frequency } }), m.alerts_changed()),
    remove: (id: string) => send(() => call(removeSearch, { params: { id } }), m.alerts_removed()),
    setPaused: (isPaused: boolean) =>
      send(() => call(pauseAlerts, { body: { isPaused } }), m.alerts_changed()),
  };
}
