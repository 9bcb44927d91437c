import { expect, it } from 'vitest';
import { createMachineLog } from './log.ts';

it('logs what happened without personal data', () => {
  const lines: string[] = [];
  const log = createMachineLog('info', { write: (line) => lines.push(line) });
  const error = Object.assign(
    new Error('Duplicate asha@example.com', { cause: new Error('+919832012345') }),
    {
      code: '23505',
      detail: 'Key (email_key)=(asha@example.com) already exists.',
      rejected: ['asha@example.com'],
    },
  );

  log.child({ reqId: 'r1' }).error({ err: error }, 'Unexpected failure');
  log.info(
    { to: 'asha@example.com', subject: 'A message from Asha Rai', link: 'http://x/alerts/secret' },
    'Mail to asha@example.com: "A message from Asha Rai" http://x/alerts/secret',
  );

  const written = lines.join('');
  expect(written).not.toMatch(/asha|98320|secret/i);
  expect(JSON.parse(lines[1] ?? '').msg).toBe('Mail to [to]: "[subject]" [link]');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: 'r1',
    err: { type: 'Error', code: '23505', message: 'Duplicate [address]', cause: { message: '[phone]' } },
  });
});

it('is not filled by rejected requests', () => {
  const lines: string[] = [];
  const log = createMachineLog('info', { write: (line) => lines.push(line) });
  for (let time = 0; time < 500; time += 1) {
    log.warn({ status: 503 }, 'A slow or failed answer');
    log.info({ status: 201 }, 'Answered');
  }
  log.warn({ status: 500 }, 'A slow or failed answer');
  expect(lines.filter((line) => line.includes('"status":503'))).toHaveLength(20);
  expect(lines.filter((line) => line.includes('"status":500'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('Answered'))).toHaveLength(500);
});
