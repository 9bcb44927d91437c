import type { Call } from '@thikana/contract/client';
import type { Output } from '@thikana/contract/endpoint';
import { type LegalText, viewLegalText } from '@thikana/contract/legal';
import { builtInLegalTexts } from '#web/lib/documents/built-in-legal-texts.ts';
import { pageMeta } from '#web/lib/documents/page-meta.ts';
import type { Matches } from '#web/lib/pages/page-module.ts';

export const loadLegalText = (text: LegalText) => (call: Call) => call(viewLegalText, { params: { text } });

export function legalMeta(
  text: LegalText,
  matches: Matches,
  answer: Output<typeof viewLegalText> | undefined,
) {
  const { title, description } = builtInLegalTexts[text];
  return pageMeta(matches, {
    title: answer?.own?.title ?? title(),
    description: answer?.own ? title() : description(),
    path: `/${text}`,
  });
}
