import type { ReactNode } from 'react';
import type { Detail } from './money-details.ts';

interface Props {
  details: readonly Detail[];
  icon?: (label: string) => ReactNode;
}

/** One line each: a label, with its symbol if it has one, and its value. */
export function DetailRows({ details, icon }: Props) {
  return (
    <dl className="mt-3 grid gap-x-8 sm:grid-cols-2">
      {details.map(({ label, value }) => (
        <div
          key={label}
          className="flex justify-between gap-4 border-line border-b py-2 max-sm:last:border-b-0"
        >
          <dt className="flex gap-2 text-ink-soft">
            {icon?.(label)}
            {label}
          </dt>
          <dd className="text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
