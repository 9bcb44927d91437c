import { viewSettings } from '@thikana/contract/settings';
import { loadError } from '#web/components/layout/load-error.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { SettingsForm } from '#web/features/administration/settings-form.tsx';
import { learnAllAreas } from '#web/lib/documents/name-places.ts';
import { unlistedMeta } from '#web/lib/documents/page-title.ts';
import type { PageProps } from '#web/lib/pages/page-module.ts';
import { privateClientLoader } from '#web/lib/session/guards.ts';
import { m } from '#web/paraglide/messages.js';

export const meta = unlistedMeta(m.admin_settings_meta);

export const clientLoader = privateClientLoader({ role: 'editor' }, async (call) => {
  // Offers of featured places name an area.
  await learnAllAreas(call);
  return call(viewSettings, {});
});

export function HydrateFallback() {
  return (
    <div role="status" aria-label={m.layout_loading()} className="grid max-w-3xl gap-6">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-72" />
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
  );
}

export default function AdminSettingsPage({ loaderData }: PageProps<typeof clientLoader>) {
  return (
    <>
      <h1 className="mb-4 font-semibold text-title">{m.admin_shell_settings()}</h1>
      <SettingsForm {...loaderData} />
    </>
  );
}

export const ErrorBoundary = loadError(m.admin_settings_load_failed);
