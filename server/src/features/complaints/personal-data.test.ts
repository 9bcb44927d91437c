import { viewComplaintCase } from '@thikana/contract/complaints';
import { deleteOwnAccount, prepareOwnData } from '@thikana/contract/own-data';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { confirmEmail } from '../../../test/confirmed-people.ts';
import { filed, monday, useComplaintsSite } from '../../../test/use-complaints-site.ts';
import { complaintsRepository } from './complaints.repository.ts';

const { after, decide, file, moderator, site } = await useComplaintsSite();

describe('personal data', () => {
  it('is forgotten after the time of the law pack, unless the case is open', async () => {
    const decided = (await file()).number;
    const open = (await file()).number;
    await decide(decided, 'complaint');
    await complaintsRepository(site.services.db).forgetDecided(after(-1));
    expect((await moderator.call(viewComplaintCase, { params: { number: decided } })).email).toBe(
      filed.email,
    );
    await complaintsRepository(site.services.db).forgetDecided(monday);
    const forgotten = await moderator.call(viewComplaintCase, { params: { number: decided } });
    expect(JSON.stringify(forgotten)).not.toMatch(/bina|pictures|rentals|removed/);
    expect(forgotten.stages[0]).toMatchObject({ outcome: 'upheld' });
    expect((await moderator.call(viewComplaintCase, { params: { number: open } })).email).toBe(filed.email);
  });

  it('of an account is exported, and forgotten with the account once it is decided', async () => {
    const person = await site.person();
    await confirmEmail(site, person);
    const [first, second] = [await file({ email: person.email }), await file({ email: person.email })];
    await decide(first.number, 'complaint');
    const { url } = await person.call(prepareOwnData, {});
    const files = unzipSync((await site.app.http.inject(url)).rawPayload);
    const { complaints } = JSON.parse(Buffer.from(files['my-data.json'] ?? []).toString());
    expect(complaints).toMatchObject([
      { number: first.number, stage: 'complaint', text: filed.text, outcome: 'upheld' },
      { number: second.number },
    ]);
    await person.call(deleteOwnAccount, { body: { password: person.password, confirm: person.email } });
    const emailOf = async (number: string) =>
      (await moderator.call(viewComplaintCase, { params: { number } })).email;
    expect(await emailOf(first.number)).toBeUndefined();
    expect(await emailOf(second.number)).toBe(person.email);
  });
});
