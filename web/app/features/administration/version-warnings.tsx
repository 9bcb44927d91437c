import { listText } from '@thikana/contract/list-text';
import type { System } from '@thikana/contract/system';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';

/** Running, installed and migrated versions that differ. */
export function VersionWarnings({ system }: { system: System }) {
  const { versions, installedVersion, migrations } = system;
  const isOutdated = installedVersion !== versions.thikana || migrations.waiting.length > 0;
  return (
    <>
      {migrations.unknown.length > 0 && (
        <Notice tone="warning" title={m.system_migrated_newer()} className="mb-4">
          {m.system_migrated_newer_text({ migrations: listText(migrations.unknown) })}
        </Notice>
      )}
      {isOutdated && (
        <Notice
          tone="warning"
          title={m.system_restart_needed({ running: versions.thikana, installed: installedVersion })}
          className="mb-4"
        >
          {migrations.waiting.length > 0
            ? m.system_migrations_waiting({ migrations: listText(migrations.waiting) })
            : m.system_restart_needed_text()}
        </Notice>
      )}
    </>
  );
}
