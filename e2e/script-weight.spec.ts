import { scriptBudgets, weighScripts } from '../scripts/script-weight.ts';
import { expect, test } from './support/journey.ts';

/** The language with the longest texts. */
const language = 'hi';

test('a first visit loads no more scripts than its budget', async ({ browser, baseURL, request }) => {
  const { rentals } = await (await request.get('/api/user/post/rental-properties')).json();
  const weigh = async (path: string) => {
    const address = `${baseURL}/${language}${path.replace('{id}', rentals[0]._id)}`;
    return (await weighScripts(browser, address, `${language}-IN`)).weight;
  };
  for (const [path, budget] of Object.entries(scriptBudgets)) {
    const weight = await weigh(path);
    expect.soft(weight, path).toBeLessThanOrEqual(budget);
    // React alone weighs as much.
    expect.soft(weight, path).toBeGreaterThan(80);
  }
});
