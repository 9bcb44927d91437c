import { PartyPopper } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '#web/components/ui/card.tsx';
import { m } from '#web/paraglide/messages.js';

/** Follows a post: what happens next, and how to share the listing. */
export function PostedCard({
  usualReviewMinutes,
  children,
}: {
  usualReviewMinutes: number | undefined;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-labelledby="posted" className="relative mb-6 grid gap-3 overflow-hidden">
      <div className="flex items-center gap-3">
        <span className="relative grid size-14 shrink-0 place-items-center rounded-full bg-good-soft text-good">
          {pieces.map((look) => (
            <span
              key={look}
              aria-hidden
              className={`absolute size-2 rounded-sm opacity-0 motion-safe:animate-burst ${look}`}
            />
          ))}
          <PartyPopper size={28} />
        </span>
        <h2 id="posted" ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
          {m.posted_title()}
        </h2>
      </div>
      <p className="max-w-prose">
        {usualReviewMinutes === undefined ? m.posted_review() : reviewText(usualReviewMinutes)}
      </p>
      <p className="max-w-prose text-ink-soft">{m.posted_share()}</p>
      <div>{children}</div>
    </Card>
  );
}

/** Where the pieces of confetti fly to. */
const pieces = [
  'bg-terracotta [--to:-4rem_-3rem]',
  'bg-tea [--to:-2rem_-4rem]',
  'bg-terracotta [--to:1rem_-4.5rem]',
  'bg-tea [--to:4rem_-3.5rem]',
  'bg-tea [--to:-4.5rem_1rem]',
  'bg-terracotta [--to:5rem_1rem]',
  'bg-tea [--to:-2.5rem_3.5rem]',
  'bg-terracotta [--to:3rem_3.5rem]',
];

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

function reviewText(minutes: number): string {
  if (minutes > dayMinutes) return m.posted_review_days({ count: Math.ceil(minutes / dayMinutes) });
  if (minutes > hourMinutes) return m.posted_review_hours({ count: Math.ceil(minutes / hourMinutes) });
  return m.posted_review_hour();
}
