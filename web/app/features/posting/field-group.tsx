import type { ReactNode } from 'react';

/** Related fields with a legend. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold text-lg text-tea">{legend}</legend>
      <div className="grid items-end gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
