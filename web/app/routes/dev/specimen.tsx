import type { ReactNode } from 'react';

/** The components of one kind. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section aria-labelledby={id} className="border-line border-t py-8">
      <h2 id={id} className="font-semibold text-2xl">
        {title}
      </h2>
      <div className="mt-4 grid gap-6">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  name: string;
  note?: string;
  children: ReactNode;
}

/** One component in its states. */
export function Specimen({ name, note, children }: SpecimenProps) {
  return (
    <article className="min-w-0">
      <h3 className="font-semibold">{name}</h3>
      {note && <p className="text-ink-soft text-sm">{note}</p>}
      <div className="mt-3 flex flex-wrap items-start gap-4 *:max-w-full">{children}</div>
    </article>
  );
}

export const longText =
  'A three storeyed house with a garden of areca palms between the Mahananda barrage and the old tea auction road';
export const longWord = 'Siligurijalpaigurikurseongdarjeelingkalimpongmirikbagdographansidewa';
