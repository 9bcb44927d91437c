import type { ReactNode } from 'react';

/** One figure with its label. */
export function StatCard({ label, value, icon }: { label: ReactNode; value: ReactNode; icon?: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-4">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex items-center justify-between gap-2 font-semibold text-3xl tabular-nums">
        {value}
        {icon && <span className="text-tea">{icon}</span>}
      </dd>
    </div>
  );
}
