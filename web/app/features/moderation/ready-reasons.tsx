import { readyReasons } from '@thikana/contract/ready-reasons';
import { Plus } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';

/** Reasons to add to the text field of the form around them, where they can be changed. */
export function ReadyReasons() {
  const add = (button: HTMLElement, reason: string) => {
    const field = button.closest('form')?.querySelector('textarea');
    if (!field) return;
    if (!field.value.includes(reason)) field.value = `${field.value.trim()} ${reason}`.trim();
    field.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div role="group" aria-label={m.admin_ready_reasons()} className="mb-3 flex flex-wrap gap-2">
      {readyReasons
        .map(({ text }) => text())
        .map((reason) => (
          <button
            key={reason}
            type="button"
            onClick={(event) => add(event.currentTarget, reason)}
            className="inline-flex min-h-touch items-center gap-1 rounded-control border border-line-strong px-3 py-1 text-left text-sm hover:border-tea hover:bg-tea-soft"
          >
            <Plus size={16} className="shrink-0 text-tea" />
            {reason}
          </button>
        ))}
    </div>
  );
}
