import { viewSystem } from '@thikana/contract/system';
import { useRevalidator } from 'react-router';
import { loadError } from '#web/components/layout/load-error.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FailingJobs } from '#web/features/administration/failing-jobs.tsx';
import { QueuesTable } from '#web/features/administration/queues-table.tsx';
import { BackupFailure } from '#web/features/administration/scheduled-backups.tsx';
import { SendTestMail } from '#web/features/administration/send-test-mail.tsx';
import { SystemFigures } from '#web/features/administration/system-figures.tsx';
import { SystemWarnings } from '#web/features/administration/system-warnings.tsx';
import { TrafficCharts } from '#web/features/administration/traffic-charts.tsx';
import { VersionWarnings } from '#web/features/administration/version-warnings.tsx';
import { WatchWarnings } from '#web/features/administration/watch-warnings.tsx';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';
import { ListSkeleton } from './shell/list-skeleton.tsx';

const figures = [
  ...['version', 'running', 'backup', 'schedule', 'check', 'database', 'disk', 'pictures'],
  ...['relay', 'store', 'oldest-job'],
];

export const meta = unlistedMeta(m.system_meta);

export const clientLoader = privateClientLoader({ role: 'admin' }, async (call) => ({
  system: await call(viewSystem, {}),
  seenAt: Date.now(),
}));

export function HydrateFallback() {
  return <ListSkeleton cards={figures} />;
}

export default function AdminSystemPage({ loaderData: { system, seenAt } }: PageProps<typeof clientLoader>) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-semibold text-title">{m.system_title()}</h1>
        <Button
          variant="secondary"
          busy={state === 'loading'}
          busyText={m.system_refreshing()}
          onClick={() => revalidate()}
        >
          {m.system_refresh()}
        </Button>
      </div>
      <VersionWarnings system={system} />
      <BackupFailure backups={system.scheduledBackups} />
      <SystemWarnings system={system} now={seenAt} />
      <WatchWarnings system={system} now={seenAt} />
      <SystemFigures system={system} />
      <SendTestMail onSent={revalidate} />
      <div className="mt-6">
        <TrafficCharts quarters={system.traffic} />
      </div>
      <h2 className="mt-8 font-semibold text-xl">{m.system_failing()}</h2>
      <div className="mt-4">
        <FailingJobs jobs={system.failing} onRetried={revalidate} />
      </div>
      <h2 className="mt-8 font-semibold text-xl">{m.system_queues()}</h2>
      <p className="mb-4 text-ink-soft">{m.system_queues_text()}</p>
      <QueuesTable queues={system.queues} />
    </>
  );
}

export const ErrorBoundary = loadError(m.system_failed);
