import type { Introduction } from '@thikana/contract/introduction';
import { langOf } from '@thikana/contract/language-of-text';
import { day } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

/** What the seeker said in the first message. */
export function IntroductionCard({ introduction }: { introduction: Introduction }) {
  const { people, from, months, work, pets } = introduction;
  const lines = [
    people !== undefined && m.introduction_people({ count: people }),
    from !== undefined && m.introduction_from({ day: day(from) }),
    months !== undefined && m.introduction_months({ count: months }),
    work !== undefined && m.introduction_work({ work }),
    pets !== undefined && m.introduction_pets({ pets }),
  ].filter((line) => line !== false);
  return (
    <section aria-label={m.introduction_given()} className="border-line border-b bg-raised px-4 py-2">
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {lines.map((line) => (
          <li key={line} lang={line.includes(work ?? '\n') ? langOf(line) : undefined}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
