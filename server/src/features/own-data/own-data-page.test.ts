import { changeLanguage } from '@thikana/contract/accounts';
import { prepareOwnData } from '@thikana/contract/own-data';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { flatForRent, photograph } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { m } from '../../paraglide/messages.js';

const site = await useTestSite();

it('exports a page to read, in the language of the account', async () => {
  const reader = await site.person();
  await makeListing(reader, { pictures: [await photograph('#3a7d5a', 800, 600)] });
  await reader.call(changeLanguage, { body: { language: 'bn' } });
  await site.services.db
    .updateTable('users')
    .set({ name: 'Asha <b>Tamang</b>' })
    .where('id', '=', reader.id)
    .execute();
  const { url } = await reader.call(prepareOwnData, {});
  const files = unzipSync((await site.app.http.inject(url)).rawPayload);
  const page = Buffer.from(files['my-data.html'] ?? []).toString();
  const { listingPictures, ...parts } = JSON.parse(Buffer.from(files['my-data.json'] ?? []).toString());
  expect(page).toContain('<html lang="bn-IN">');
  expect(page).toContain('<dt>নাম</dt><dd><span lang="en">Asha &lt;b&gt;Tamang&lt;/b&gt;</span></dd>');
  expect(page).toContain('<h2>আপনার লিস্টিং: 1</h2>');
  expect(page).toContain(`<dt>শিরোনাম</dt><dd><span lang="en">${flatForRent.title}</span></dd>`);
  expect(page).toContain(`<dt>লিস্টিং</dt><dd><span lang="en">${flatForRent.title}</span></dd>`);
  expect(page).toContain(`<img src="pictures/${listingPictures[0].picture_id}.jpg"`);
  expect(page.match(/<h2>/g)).toHaveLength(Object.keys(parts).length + 1);
  for (const part of Object.keys(parts)) expect(m.own_data_part({ part })).not.toBe(part);
  // Only the scripts of words: a column without a label would be a code.
  expect(page).not.toMatch(/<dt>[a-z_]+<\/dt>|Invalid|undefined|\[object/);
});
