import { expect, it } from 'vitest';
import { runMarket } from '../../../test/enquiry-market.ts';
import { useTestSite } from '../../../test/test-site.ts';
import { currentFacts } from '../city/city.feature.ts';
import { createSettings, defaultSettings } from '../site/site.feature.ts';

let clock = Date.parse('2026-11-02T06:00:00Z');
const site = await useTestSite({ now: () => new Date(clock) });

it('answers, closes or tells about every enquiry within 72 hours, and emails nobody twice, although processes are killed', async () => {
  const { services, database, dataDir } = site;
  const result = await runMarket({
    services,
    settings: createSettings({ db: services.db, defaults: defaultSettings({}, currentFacts()) }),
    connectionString: database.connectionString,
    dataDir,
    enquiries: 60,
    hours: 30,
    kills: 2,
    seed: 7,
    setClock: (time) => {
      clock = time;
    },
  });
  expect(result).toMatchObject({ late: 0, twice: 0, missing: 0, kills: 2 });
  // Every way to end was taken, so that the zeros mean something.
  for (const count of [result.answered, result.closed, result.told, result.reminders, result.pauses])
    expect(count).toBeGreaterThan(0);
});
