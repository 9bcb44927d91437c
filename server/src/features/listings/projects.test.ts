import { viewListing } from '@thikana/contract/listings';
import { editListing, viewOwnListing } from '@thikana/contract/own-listings';
import { setProjectRules } from '@thikana/contract/project-rules';
import { expect, it } from 'vitest';
import { flatForRent, landForSale, listingForm } from '../../../test/listing-forms.ts';
import { makeListing } from '../../../test/make-listing.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { currentLaw } from '../city/city.feature.ts';

const site = await useTestSite();
const [owner, admin] = await Promise.all([site.person(), site.person('admin')]);
const project = { isProject: 'true', projectNumber: 'wbrera/p/dar/2023/000769', isAccurate: 'true' };
const post = (changes: Record<string, string>) =>
  makeListing(owner, { fields: { ...landForSale, ...changes } });

it('a listing of a project shows its number and the statement of its seller', async () => {
  const fields = { ...landForSale, ...project };
  const id = await makeListing(owner, { fields, approvedBy: admin });
  const { listingDetails } = await site.call(viewListing, { params: { id } });
  expect(listingDetails).toMatchObject({
    ...{ isProject: true, isAccurate: true },
    projectNumber: 'WBRERA/P/DAR/2023/000769',
  });
});

it('can become a listing of no project', async () => {
  const id = await post(project);
  await owner.call(editListing, { params: { id }, body: listingForm(landForSale) });
  const edited = (await owner.call(viewOwnListing, { params: { id } })).post;
  for (const field of Object.keys(project)) expect(edited).not.toHaveProperty(field);
});

it.each([
  ['projectNumber', { projectNumber: '' }, 'Please enter the registration number of the project (WBRERA).'],
  [
    'projectNumber',
    { projectNumber: 'P-IND-22-3414' },
    'This is not a registration number of WBRERA, such as WBRERA/P/DAR/2026/000123.',
  ],
  [
    'isAccurate',
    { isAccurate: 'false' },
    'Please state that what you write and show about the project is true.',
  ],
  [
    'projectNumber',
    { isProject: 'false' },
    'Say that the listing is of a project, or leave the registration number empty.',
  ],
])('needs what belongs to a project: %s of %o', async (field, changes, text) => {
  await expect(post({ ...project, ...changes })).rejects.toMatchObject({ fields: { [field]: text } });
});

it('needs no number where the law pack asks for none, and rents have none', async () => {
  setProjectRules(undefined);
  const id = await post({ ...project, projectNumber: '' });
  expect((await owner.call(viewOwnListing, { params: { id } })).post.isProject).toBe(true);
  setProjectRules(currentLaw().projects);
  const rental = await makeListing(owner, { fields: { ...flatForRent, ...project } });
  expect((await owner.call(viewOwnListing, { params: { id: rental } })).post).not.toHaveProperty('isProject');
});
