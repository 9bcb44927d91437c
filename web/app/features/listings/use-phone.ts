import { type Listing, type ListingContact, viewListing } from '@thikana/contract/listings';
import { useState } from 'react';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

export type PhoneState =
  | { step: 'hidden' | 'loading' }
  | { step: 'shown'; contact: ListingContact }
  | { step: 'failed'; message: string };

/** Fetches the phone number on request. Owners who take messages only have none. */
export function usePhone({
  _id: id,
  messagesOnly,
}: Pick<Listing, '_id' | 'messagesOnly'>): PhoneState & { show: () => Promise<void> } {
  const [state, setState] = useState<PhoneState>(
    messagesOnly ? { step: 'shown', contact: { name: '' } } : { step: 'hidden' },
  );
  return {
    ...state,
    async show() {
      setState({ step: 'loading' });
      try {
        const { listingUser } = await call(viewListing, {
          params: { id },
          query: { phone: 'show' },
        });
        setState({ step: 'shown', contact: listingUser ?? { name: '' } });
      } catch (error) {
        setState({ step: 'failed', message: errorText(error, m.detail_phone_failed()) });
      }
    },
  };
}
