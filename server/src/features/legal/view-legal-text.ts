import type { Output } from '@thikana/contract/endpoint';
import type * as contract from '@thikana/contract/legal';
import { translationNow } from '@thikana/contract/site-translations';
import type { LegalDependencies } from './legal.dependencies.ts';
import { renderMarkdown } from './render-markdown.ts';

/** The text of the settings goes before that of the city pack. In another language it is shown in English until it is translated. */
export async function viewLegalText(
  { settings, findPackTexts }: LegalDependencies,
  text: contract.LegalText,
): Promise<Output<typeof contract.viewLegalText>> {
  const { legal, translations } = await settings.get();
  const translated = translationNow(translations)?.[text];
  const own = legal[text]
    ? { markdown: translated || legal[text], changedAt: legal.changedAt[text] }
    : (await findPackTexts())[text];
  if (!own?.changedAt) return {};
  return { own: { ...renderMarkdown(own.markdown), changedAt: own.changedAt } };
}
