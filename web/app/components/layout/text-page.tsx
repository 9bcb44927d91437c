import type { ReactNode } from 'react';

/** A page of text: a title and sections. */
export function TextPage({
  title,
  intro,
  width = 'text',
  children,
}: {
  title: string;
  intro?: ReactNode;
  width?: 'text' | 'wide';
  children?: ReactNode;
}) {
  return (
    <div className={`container-page py-10 md:py-14 ${width === 'text' ? 'max-w-3xl' : ''}`}>
      <h1 className="font-semibold text-title md:text-4xl">{title}</h1>
      {intro && <p className="mt-4 max-w-prose text-ink-soft text-lg">{intro}</p>}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
    </div>
  );
}

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-semibold text-xl">{title}</h2>
      <div className="mt-2 max-w-prose text-ink-soft">{children}</div>
    </section>
  );
}
