import type { Listing } from '@thikana/contract/listings';
import { Badge } from '#web/components/ui/badge.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { categoryLabel, intentLabel, listingPrice } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { postFeatures } from './post-features.ts';

/** What the listing is, at a glance. */
export function PostFacts({ post }: { post: Listing }) {
  const { amount, per } = listingPrice(post, 'full');
  const features = postFeatures(post);
  const facts = [
    { label: m.admin_post_type(), value: categoryLabel(post.propertyCategory) },
    {
      label: m.admin_post_price(),
      value: per ? `${amount} ${per}` : amount,
      look: 'text-terracotta tabular-nums',
    },
    { label: m.admin_post_intent(), value: intentLabel(post.intent) },
  ];
  return (
    <Card>
      <dl className="grid gap-4 sm:grid-cols-3">
        {facts.map(({ label, value, look = '' }) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className={`font-semibold text-lg ${look}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {features.length > 0 && (
        <ul
          aria-label={m.admin_post_features()}
          className="mt-4 flex flex-wrap gap-2 border-line border-t pt-4"
        >
          {features.map((feature) => (
            <li key={feature}>
              <Badge tone="neutral">{feature}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
