import type { ReactNode } from 'react';
import { number } from '#web/lib/format/format.ts';

export interface ChartSeries<Key extends string> {
  key: Key;
  label: string;
  /** CSS classes of its shapes. Series differ in fill and outline, not in colour alone. */
  look: string;
}

interface Props<Key extends string> {
  title: string;
  text: string;
  series: readonly ChartSeries<Key>[];
  /** The heading of the first table column. */
  rowHeader: string;
  rows: readonly { label: string; values: Record<Key, number> }[];
  /** The drawing. Screen readers get the same figures as a table. */
  children: ReactNode;
}

export function ChartFigure<Key extends string>(props: Props<Key>) {
  const { title, text, series, rowHeader, rows, children } = props;
  return (
    <figure className="relative min-w-0 rounded-card border border-line bg-surface p-5">
      <figcaption>
        <h2 className="font-semibold text-lg">{title}</h2>
        <p className="text-ink-soft text-sm">{text}</p>
      </figcaption>
      <div aria-hidden>
        <ul className="my-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {series.map(({ key, label, look }) => (
            <li key={key} className="flex items-center gap-2">
              <svg width="16" height="16" aria-hidden="true">
                <rect x="1" y="1" width="14" height="14" rx="2" className={look} />
              </svg>
              {label}
            </li>
          ))}
        </ul>
        {children}
      </div>
      <div className="sr-only">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{rowHeader}</th>
              {series.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {series.map(({ key }) => (
                  <td key={key}>{number(row.values[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
