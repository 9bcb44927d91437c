import { type ReactNode, useId } from 'react';

interface Series {
  name: string;
  /** Its colour, as the background of its mark. */
  mark: string;
}

interface Props {
  caption: string;
  text?: string;
  series: readonly Series[];
  /** The first column: what each row of figures belongs to. */
  rowHeader: string;
  rows: readonly { label: string; values: readonly string[] }[];
  /** The drawing, which is only seen; its figures are in the table. */
  children: ReactNode;
}

/** A drawing with its caption, what its colours stand for, and its figures for who cannot see it. */
export function ChartFigure({ caption, text, series, rowHeader, rows, children }: Props) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="relative min-w-0 rounded-card border border-line bg-surface p-5">
      <figcaption>
        <h2 id={id} className="font-semibold text-lg">
          {caption}
        </h2>
        {text && <p className="text-ink-soft text-sm">{text}</p>}
      </figcaption>
      <ul aria-hidden className="my-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {series.map(({ name, mark }) => (
          <li key={name} className="flex items-center gap-2">
            <span className={`size-3 rounded-sm ${mark}`} />
            {name}
          </li>
        ))}
      </ul>
      {children}
      <table className="sr-only">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rowHeader}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name }, index) => (
                <td key={name}>{values[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
