import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  sections?: readonly { title: string; text: string }[];
  children?: ReactNode;
}

/** A page to be read: a title, a first word, and sections. */
export function ProsePage({ title, lead, sections = [], children }: Props) {
  return (
    <article className="container-page py-8 md:py-12">
      <div className="max-w-prose">
        <h1 className="font-bold text-3xl md:text-4xl">{title}</h1>
        {lead && <p className="mt-4 text-ink-soft text-lg">{lead}</p>}
        {sections.map((section) => (
          <section key={section.title} className="mt-8">
            <h2 className="font-semibold text-xl">{section.title}</h2>
            <p className="mt-2">{section.text}</p>
          </section>
        ))}
      </div>
      {children}
    </article>
  );
}
