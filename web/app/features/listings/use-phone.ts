import { type ListingContact, viewListing } from '@thikana/contract/listings';
import { useState } from 'react';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

export type PhoneState =
  | { step: 'hidden' | 'loading' }
  | { step: 'shown'; contact: ListingContact }
  | { step: 'failed'; message: string };

/** A telephone number is asked for only when someone wants to see it. */
export function usePhone(listingId: string): PhoneState & { show: () => Promise<void> } {
  const [state, setState] = useState<PhoneState>({ step: 'hidden' });
  return {
    ...state,
    async show() {
      setState({ step: 'loading' });
      try {
        const { listingUser } = await call(viewListing, {
          params: { id: listingId },
          query: { phone: 'show' },
        });
        setState({ step: 'shown', contact: listingUser ?? { name: '' } });
      } catch (error) {
        setState({ step: 'failed', message: errorText(error, m.detail_phone_failed()) });
      }
    },
  };
}
