import { viewLaw as viewLawEndpoint } from '@thikana/contract/law';
import * as contract from '@thikana/contract/legal';
import { viewRanking } from '@thikana/contract/ranking';
import { type Binding, bind } from '../../http/binding.ts';
import { cityDependency } from '../city/city.feature.ts';
import { rankingSettings } from '../search/search.feature.ts';
import type { LegalDependencies } from './legal.dependencies.ts';
import { renderMarkdown } from './render-markdown.ts';
import { viewLaw } from './view-law.ts';
import { viewLegalText } from './view-legal-text.ts';

export function legalRoutes(dependencies: LegalDependencies): Binding[] {
  return [
    bind(contract.viewLegalText, ({ params }) => viewLegalText(dependencies, params.text), {
      dependsOn: () => ['site'],
    }),
    bind(contract.viewPackText, async ({ params }) => ({
      markdown: (await dependencies.findPackTexts())[params.text]?.markdown ?? '',
    })),
    bind(
      viewRanking,
      async () => ({
        ...rankingSettings,
        bumpAfterDays: (await dependencies.settings.get()).bumpAfterDays,
      }),
      { dependsOn: () => ['site'] },
    ),
    bind(viewLawEndpoint, async () => viewLaw(), { dependsOn: () => [cityDependency] }),
    bind(contract.previewLegalText, async ({ body }) => renderMarkdown(body.markdown)),
  ];
}
