import { expect, it } from 'vitest';
import { simulateComplaints } from '../../../test/simulate-complaints.ts';
import { useTestSite } from '../../../test/test-site.ts';

const site = await useTestSite();
await site.services.jobs.rest();

/** The same with 100,000 cases: `node bench/complaints.ts`. */
it('warns and escalates each of many cases exactly once, unless it is decided', {
  timeout: 60_000,
}, async () => {
  const { warnings, escalations, ...faults } = await simulateComplaints(site.services.db, {
    cases: 3_000,
    filingHours: 72,
    stepMinutes: 10,
    startsAt: new Date('2026-11-19T06:30:00Z'),
  });
  expect(faults).toMatchObject({ cases: 3_000, missed: 0, doubled: 0, wrong: 0 });
  expect(warnings).toBeGreaterThan(1_000);
  expect(escalations).toBeGreaterThan(800);
});
