import { HandCoins, MapPinned, Phone, ShieldCheck } from 'lucide-react';
import { m } from '#web/paraglide/messages.js';

const features = [
  { Icon: HandCoins, title: m.home_feature_free_title, text: m.home_feature_free_text },
  { Icon: Phone, title: m.home_feature_direct_title, text: m.home_feature_direct_text },
  { Icon: ShieldCheck, title: m.home_feature_checked_title, text: m.home_feature_checked_text },
  { Icon: MapPinned, title: m.home_feature_local_title, text: m.home_feature_local_text },
] as const;

export function FeaturesSection() {
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="font-semibold text-2xl">
        {m.home_features()}
      </h2>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {features.map(({ Icon, title, text }) => (
          <li key={title()} className="rounded-card border border-line bg-surface p-5">
            <Icon size={28} className="text-tea" />
            <h3 className="mt-3 font-semibold text-lg">{title()}</h3>
            <p className="mt-1 text-ink-soft">{text()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
