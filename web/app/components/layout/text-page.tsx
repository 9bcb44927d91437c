import type { ReactNode } from 'react';

/** A page to read: a title and sections of text. */
export function TextPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="container-page max-w-3xl py-10">
      <h1 className="font-bold text-3xl">{title}</h1>
      {intro && <p className="mt-4 text-lg">{intro}</p>}
      <div className="mt-6 grid gap-6">{children}</div>
    </div>
  );
}

export function TextSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="font-semibold text-xl">{title}</h2>
      <div className="mt-1 text-ink-soft">{children}</div>
    </section>
  );
}
