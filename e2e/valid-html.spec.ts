import { HtmlValidate } from 'html-validate';
import { expect, test } from './support/journey.ts';

/** The rules of the HTML standard, none of style. */
const standard = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

const pages = {
  'the home page': async () => '/',
  'a list': async () => '/rentals',
  'a list with a filter and no match': async () => '/rentals?q=castle&bedrooms=5',
  'a listing': async () => `/rentals/${await firstRental()}`,
  'a page that does not exist': async () => '/no-such-page',
  'the login': async () => '/login',
};

async function firstRental(): Promise<string> {
  const answer = await fetch(`${process.env.SITE_URL}/api/user/post/rental-properties`);
  const { rentals } = (await answer.json()) as { rentals: { _id: string }[] };
  return rentals[0]?._id ?? '';
}

for (const [name, pathOf] of Object.entries(pages)) {
  test(`the document of ${name} is valid HTML`, async ({ request }) => {
    const document = await (await request.get(await pathOf())).text();
    const { results } = await standard.validateString(document);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(errors).toEqual([]);
  });
}
