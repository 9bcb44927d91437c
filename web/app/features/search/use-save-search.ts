import { type AlertFrequency, saveSearch, subscribeToSearch } from '@thikana/contract/alerts';
import { useState } from 'react';
import { toast } from '#web/components/ui/toast.tsx';
import { searchOfPath } from '#web/lib/addresses/search-of-path.ts';
import { call, errorText } from '#web/lib/api/api.ts';
import { addSearch, savedSearchCount } from '#web/lib/device/saved-searches.ts';
import { getSession } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

interface Search {
  path: string;
  label: string;
  /** Called with a text about the outcome or the next step. */
  onSaved: (outcome: string) => void;
  onEmailMissing: () => void;
}

interface Wish {
  /** Undefined while the site sends no alerts. */
  frequency: AlertFrequency | undefined;
  email: string;
}

/**
 * Saves a search on the device or in the account, and starts the confirmation of an email address that has no account.
 */
export function useSaveSearch({ path, label, onSaved, onEmailMissing }: Search) {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isEmailMissing, setEmailMissing] = useState(false);

  const save = async ({ frequency, email }: Wish) => {
    const search = searchOfPath(path);
    const isMailed = frequency !== undefined && frequency !== 'off';
    const lacksEmail = !getSession() && isMailed && email.trim() === '';
    setFailure(undefined);
    setEmailMissing(lacksEmail);
    if (lacksEmail) return onEmailMissing();
    const finish = (outcome: string) => {
      toast.success(outcome);
      onSaved(outcome);
    };
    setSaving(true);
    try {
      if (getSession()) await call(saveSearch, { body: { search, frequency } });
      else if (!addSearch({ path, label }))
        return setFailure(m.save_search_full({ count: savedSearchCount }));
      else if (isMailed) {
        await call(subscribeToSearch, { body: { email, search, frequency } });
        return finish(m.save_search_mailed());
      }
      finish(m.save_search_done());
    } catch (error) {
      setFailure(
        getSession()
          ? errorText(error, m.save_search_failed())
          : m.save_search_device_only({ reason: errorText(error, '') || m.error_failed_text() }),
      );
    } finally {
      setSaving(false);
    }
  };

  return { isSaving, isEmailMissing, failure, save };
}
