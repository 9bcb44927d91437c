import type { ReactNode } from 'react';
import type { Detail } from './money-details.ts';

interface Props {
  details: readonly Detail[];
  icon?: (label: string) => ReactNode;
}

/** One line each: a label, with its symbol if it has one, and its value; two lines if the text is large. */
export function DetailRows({ details, icon }: Props) {
  return (
    <div className="@container mt-3">
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-2">
        {details.map(({ label, value, lang }) => (
          <div
            key={label}
            className="flex justify-between gap-x-4 border-line border-b py-2 @max-[12rem]:flex-col max-sm:last:border-b-0"
          >
            <dt className="flex gap-2 text-ink-soft">
              {icon?.(label)}
              {label}
            </dt>
            <dd
              lang={lang}
              className="wrap-anywhere max-w-2/3 shrink-0 @max-[12rem]:max-w-full @max-[12rem]:text-left text-right font-semibold tabular-nums"
            >
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
