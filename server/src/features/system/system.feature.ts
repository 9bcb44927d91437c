import { retryJobs as retryJobsEndpoint, viewSystem as viewSystemEndpoint } from '@thikana/contract/system';
import { sendTestMail as sendTestMailEndpoint } from '@thikana/contract/test-mail';
import { bind, bindLimited, perAccount } from '../../http/binding.ts';
import { retryJobs } from './retry-jobs.ts';
import { sendTestMail } from './send-test-mail.ts';
import type { SystemDependencies } from './system.dependencies.ts';
import { viewSystem } from './view-system.ts';

export { reportBackupFailure } from './report-backup-failure.ts';
export { rotateSessionKey } from './rotate-session-key.ts';

/** The system status, for administrators. */
export function systemFeature(dependencies: SystemDependencies) {
  return {
    bindings: [
      bind(viewSystemEndpoint, () => viewSystem(dependencies)),
      bind(retryJobsEndpoint, async ({ body, viewer }) => ({
        retried: await retryJobs(dependencies, viewer.user.id, body.queue),
      })),
      bindLimited(sendTestMailEndpoint, [perAccount(10)], ({ viewer }) =>
        sendTestMail(dependencies, viewer.user.id),
      ),
    ],
  };
}
