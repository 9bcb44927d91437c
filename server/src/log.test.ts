import { expect, it } from 'vitest';
import { createMachineLog } from './log.ts';

it('says what happened, and nothing of whom it happened to', () => {
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
    { to: 'asha@example.com', link: 'http://x/reset-password/secret' },
    'Mail to asha@example.com: "Hello"',
  );

  const written = lines.join('');
  expect(written).not.toMatch(/asha|98320|secret/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    reqId: 'r1',
    err: { type: 'Error', code: '23505', message: 'Duplicate [address]', cause: { message: '[telephone]' } },
  });
});
