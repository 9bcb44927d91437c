import { number } from '#web/lib/format/format.ts';

/** Figures with their labels, in a column. */
export function Figures({ figures }: { figures: readonly (readonly [label: string, value: number])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3">
      {figures.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="tabular-nums">{number(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
