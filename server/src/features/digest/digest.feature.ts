import { changeDigest, viewDigest } from '@thikana/contract/digest';
import { bind } from '../../http/binding.ts';
import type { DigestDependencies } from './digest.dependencies.ts';
import { digestRepository } from './digest.repository.ts';
import { sendDigests } from './send-digests.ts';

/** Emails to members of staff about what newly waits for them. */
export function digestFeature({ jobs, ...dependencies }: DigestDependencies) {
  const { db, settings, now } = dependencies;
  const digests = digestRepository(db);
  jobs.add({
    name: 'send-digests',
    retryDelaySeconds: 2,
    expireSeconds: 120,
    schedule: '* * * * *',
    run: () => sendDigests(dependencies),
  });
  const choiceOf = async (userId: string) => ({
    frequency: await digests.findFrequency(userId),
    siteFrequency: (await settings.get()).staffDigest,
  });
  return {
    bindings: [
      bind(viewDigest, ({ viewer }) => choiceOf(viewer.user.id)),
      bind(changeDigest, async ({ viewer, body }) => {
        await digests.setFrequency(viewer.user.id, body.frequency, now());
        return choiceOf(viewer.user.id);
      }),
    ],
  };
}
