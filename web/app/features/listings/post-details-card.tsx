import { Card } from '#web/components/ui/card.tsx';
import { longDate } from '#web/lib/format/dates.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  createdAt: string | undefined;
  updatedAt: string | undefined;
}

export function PostDetailsCard({ createdAt, updatedAt }: Props) {
  const dates = [
    [m.detail_created(), createdAt],
    [m.detail_updated(), updatedAt],
  ] as const;
  return (
    <Card as="section" aria-labelledby="post-details">
      <h2 id="post-details" className="font-semibold text-xl">
        {m.detail_post_details()}
      </h2>
      {!createdAt && !updatedAt ? (
        <p className="mt-2 text-ink-soft">{m.detail_no_dates()}</p>
      ) : (
        <dl className="mt-2">
          {dates.map(
            ([label, date]) =>
              date && (
                <div key={label} className="flex justify-between gap-4 py-1">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd>{longDate(date) ?? m.detail_invalid_date()}</dd>
                </div>
              ),
          )}
        </dl>
      )}
    </Card>
  );
}
