import { viewOwnListing } from '@thikana/contract/own-listings';
import { expect, it } from 'vitest';
import { call } from '#web/lib/api/api.ts';
import { aListing } from '../../../test/listings.ts';
import { keepObjects } from '../../../test/object-stores.ts';
import { signIn } from '../../../test/people.ts';
import { stubApi } from '../../../test/stub-api.ts';
import { saveDraft } from './draft-store.ts';
import { startPosting } from './start-posting.ts';

it.each(['again', 'copy'])(
  'offers no day in the past when a draft of ?%s= is restored',
  async (parameter) => {
    keepObjects();
    signIn();
    const post = aListing('flat rent', { availableFrom: '2026-01-01' });
    stubApi().on(viewOwnListing, { json: { post } });
    const search = new URLSearchParams({ [parameter]: post._id });
    const begun = await startPosting(call, 'rent', search);
    expect(begun.values.availableFrom).toBe('2026-11-21');
    await saveDraft(begun.draftKey, { ...begun, values: { ...begun.values, availableFrom: '2026-11-14' } });
    const restored = await startPosting(call, 'rent', search);
    expect(restored.isRestored).toBe(true);
    expect(restored.values.availableFrom).toBe('2026-11-21');
  },
);
