import type { ReactNode } from 'react';

/** A page with one message and links to go on. */
export function MessagePage({
  icon,
  title,
  text,
  children,
  below,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  /** Where to go next, most helpful first. */
  children: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className="container-page max-w-3xl py-14 text-center md:py-20">
      <span className="mx-auto grid size-20 place-items-center rounded-full bg-tea-soft text-tea">
        {icon}
      </span>
      <h1 className="mt-6 font-semibold text-title md:text-4xl">{title}</h1>
      <p className="mx-auto mt-3 max-w-prose text-balance text-ink-soft text-lg">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      {below && <div className="mt-12 text-left">{below}</div>}
    </div>
  );
}
