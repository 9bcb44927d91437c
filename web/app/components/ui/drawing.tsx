import type { ReactNode } from 'react';

/** A line drawing in the colour of its text. It says nothing that the words below it do not say. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 120"
      width={200}
      height={120}
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto mb-4 text-tea"
    >
      {children}
    </svg>
  );
}
