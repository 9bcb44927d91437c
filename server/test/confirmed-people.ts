import type { Person, TestSite } from './test-site.ts';

/** Confirms an email address without its link. */
export async function confirmEmail(site: TestSite, ...people: Person[]): Promise<void> {
  const ids = people.map(({ id }) => id);
  await site.services.db.updateTable('users').set({ is_verified: true }).where('id', 'in', ids).execute();
}

export async function confirmedPerson(site: TestSite): Promise<Person> {
  const person = await site.person();
  await confirmEmail(site, person);
  return person;
}
