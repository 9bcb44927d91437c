import type { Call } from '@thikana/contract/client';
import { viewRanking } from '@thikana/contract/ranking';
import { TextPage, TextSection } from '#web/components/layout/text-page.tsx';
import { publicLoader } from '#web/lib/api/route-data.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import type { HeadArgs, PageProps } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';

const load = async (call: Call) => ({ ranking: await call(viewRanking, {}) });

export const loader = publicLoader(load);

export const meta = ({ matches }: Pick<HeadArgs, 'matches'>) =>
  pageMeta(matches, {
    title: m.ranking_title(),
    description: m.ranking_intro(),
    path: '/how-ranking-works',
  });

export default function HowRankingWorks({ loaderData: { ranking } }: PageProps<typeof loader>) {
  const { wordScores, mostWords, bumpAfterDays, featured, fewListings } = ranking;
  const { most, cardsForEach: cards } = featured;
  const sections = [
    [m.ranking_newest(), m.ranking_newest_text({ count: bumpAfterDays })],
    [m.ranking_words(), m.ranking_words_text({ ...wordScores, most: mostWords })],
    [m.ranking_near(), m.ranking_near_text()],
    [m.ranking_chosen(), m.ranking_chosen_text()],
    [m.ranking_paid(), m.ranking_paid_text({ most, cards, label: m.card_sponsored() })],
    [m.ranking_few(), m.ranking_few_text({ few: fewListings })],
    [m.ranking_not(), m.ranking_not_text()],
  ] as const;
  return (
    <TextPage title={m.ranking_title()} intro={m.ranking_intro()}>
      {sections.map(([title, text]) => (
        <TextSection key={title} title={title}>
          {text}
        </TextSection>
      ))}
    </TextPage>
  );
}
