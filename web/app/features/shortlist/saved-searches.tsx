import { Trash2 } from 'lucide-react';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { useSaved } from '#web/lib/device/saved-list.ts';
import { removeSearch, savedSearches } from '#web/lib/device/saved-searches.ts';
import { m } from '#web/paraglide/messages.js';

/** The searches saved on this device. Those of an account are in its dashboard. */
export function SavedSearches() {
  const kept = useSaved(savedSearches);
  if (kept.length === 0) return null;
  return (
    <section aria-labelledby="saved-searches" className="mt-10">
      <h2 id="saved-searches" className="font-semibold text-2xl">
        {m.saved_searches()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.saved_searches_text()}</p>
      <ul className="mt-4 grid gap-3">
        {kept.map(({ path, label }) => (
          <li
            key={path}
            className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-2"
          >
            <p className="min-w-0 flex-1 font-semibold">{label}</p>
            <ButtonLink to={path} variant="secondary" size="sm">
              {m.alerts_show()}
            </ButtonLink>
            <IconButton
              label={m.alerts_remove_of({ search: label })}
              icon={<Trash2 size={18} />}
              onClick={() => removeSearch(path)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
