import { login, register } from '@thikana/contract/accounts';
import { afterAll, expect, it } from 'vitest';
import { useCityOfTests } from '../../../test/city/cities.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite({ environment: { CITY: 'kathmandu' } });
afterAll(() => useCityOfTests('siliguri'));

const person = { name: 'Asha Tamang', email: 'asha@example.com', password: 'secret1' };

it('stores the number of a country without its code in one form', async () => {
  await site.call(register, { body: { ...person, phone: '981-234 5678' } });
  const { user } = await site.call(login, { body: person });
  expect(user.phone).toBe('+9779812345678');
});

it('refuses what is no number, with the field', async () => {
  const body = { ...person, email: 'other@example.com' };
  await expect(site.call(register, { body: { ...body, phone: '98123' } })).rejects.toMatchObject({
    code: 'phone_invalid',
    fields: { phone: expect.stringContaining('not a phone number of Nepal') },
  });
  await expect(site.call(register, { body: { ...body, phone: 'call me' } })).rejects.toMatchObject({
    fields: { phone: 'Please give a phone number.' },
  });
});
