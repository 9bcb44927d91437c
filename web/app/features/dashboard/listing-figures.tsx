import type { ViewCounts } from '@thikana/contract/statistics';
import { statisticsDays } from '@thikana/contract/statistics';
import { Eye, MessageSquare, Phone } from 'lucide-react';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

/** How much came of a listing lately. */
export function ListingFigures({ views }: { views: ViewCounts }) {
  const figures = [
    { label: m.promote_views_view(), count: views.view, Icon: Eye },
    { label: m.promote_views_phone(), count: views.phone, Icon: Phone },
    { label: m.promote_views_message(), count: views.message, Icon: MessageSquare },
  ];
  return (
    <dl
      aria-label={m.promote_views({ days: statisticsDays })}
      className="grid grid-cols-3 gap-2 border-line border-t pt-2 text-sm"
    >
      {figures.map(({ label, count, Icon }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft text-xs">{label}</dt>
          <dd className="flex items-center gap-1 font-semibold tabular-nums">
            <Icon size={16} className="shrink-0 text-tea" />
            {number(count)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
