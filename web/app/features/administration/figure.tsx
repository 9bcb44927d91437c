import type { ReactNode } from 'react';

/** A value of the system page with its name and a line about it. */
export function Figure({ label, value, detail }: { label: string; value: string; detail: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="mt-1">
        <p className="font-semibold text-xl tabular-nums">{value}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">{detail}</p>
      </dd>
    </div>
  );
}
