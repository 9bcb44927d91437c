import { m } from '#web/paraglide/messages.js';
import { pageMeta, pageTitle } from './page-meta.ts';
import { ProsePage } from './prose-page.tsx';

const sections = () => [
  { title: m.terms_true_title(), text: m.terms_true_text() },
  { title: m.terms_free_title(), text: m.terms_free_text() },
  { title: m.terms_deal_title(), text: m.terms_deal_text() },
  { title: m.terms_conduct_title(), text: m.terms_conduct_text() },
];

export function meta() {
  return pageMeta({ title: pageTitle(m.terms_title()), description: m.terms_intro(), path: '/terms' });
}

export default function Terms() {
  return <ProsePage title={m.terms_title()} lead={m.terms_intro()} sections={sections()} />;
}
