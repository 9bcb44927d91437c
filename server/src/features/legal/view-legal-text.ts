import type { Output } from '@thikana/contract/endpoint';
import type * as contract from '@thikana/contract/legal';
import type { LegalDependencies } from './legal.dependencies.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The text of the settings goes before that of the city pack. */
export async function viewLegalText(
  { settings, findPackTexts }: LegalDependencies,
  text: contract.LegalText,
): Promise<Output<typeof contract.viewLegalText>> {
  const { legal } = await settings.get();
  const own = legal[text]
    ? { markdown: legal[text], changedAt: legal.changedAt[text] }
    : (await findPackTexts())[text];
  if (!own?.changedAt) return {};
  return { own: { ...renderMarkdown(own.markdown), changedAt: own.changedAt } };
}
