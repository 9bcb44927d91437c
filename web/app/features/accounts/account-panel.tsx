import type { ReactNode } from 'react';
import { Notice } from '#web/components/ui/notice.tsx';
import { m } from '#web/paraglide/messages.js';

/** The column that holds every account form. */
export function AccountPanel({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  return (
    <div className="container-page flex justify-center py-8 md:py-14">
      <section className="w-full max-w-md border-line md:rounded-card md:border md:bg-surface md:p-8">
        <h1 className="font-semibold text-title">{title}</h1>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
        <div className="mt-6 grid gap-4">
          <div className="hidden noscript:block">
            <Notice tone="info">{m.login_no_script()}</Notice>
          </div>
          {children}
        </div>
      </section>
    </div>
  );
}
