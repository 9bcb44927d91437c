import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';

/** What chooses the rows of a list, how many there are, and below it the list, dimmed while another is fetched. */
export function ListBar({
  controls,
  found,
  children,
}: {
  controls: ReactNode;
  found: string;
  children: ReactNode;
}) {
  const isLoading = useNavigation().state === 'loading';
  return (
    <>
      <div className="my-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        {controls}
        <p role="status" className="ml-auto text-ink-soft tabular-nums">
          {found}
        </p>
      </div>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-60 transition-opacity delay-150' : ''}>
        {children}
      </div>
    </>
  );
}
