import { expiry } from '@thikana/contract/expiry';
import type { LegalText } from '@thikana/contract/legal';
import { cityJurisdiction } from '@thikana/contract/place-name';
import { m } from '#web/paraglide/messages.js';

type Section = readonly [title: () => string, text: () => string];

interface BuiltInText {
  title: () => string;
  intro: () => string;
  /** For search engines. */
  description: () => string;
  sections: readonly Section[];
}

/** The texts that a site shows until its operator has others. */
export const builtInLegalTexts: Record<LegalText, BuiltInText> = {
  terms: {
    title: m.terms_title,
    intro: m.terms_updated,
    description: m.terms_intro,
    sections: [
      [m.terms_free_title, m.terms_free_text],
      [m.terms_account_title, m.terms_account_text],
      [m.terms_true_title, m.terms_true_text],
      [m.terms_content_title, m.terms_content_text],
      [m.terms_conduct_title, m.terms_conduct_text],
      [m.terms_deal_title, m.terms_deal_text],
      [m.terms_warranty_title, m.terms_warranty_text],
      [m.terms_law_title, () => m.terms_law_text({ country: cityJurisdiction() })],
    ],
  },
  privacy: {
    title: m.privacy_title,
    intro: m.privacy_updated,
    description: m.privacy_personal_text,
    sections: [
      [m.privacy_personal_title, m.privacy_personal_text],
      [m.privacy_listing_title, m.privacy_listing_text],
      [m.privacy_usage_title, m.privacy_usage_text],
      [
        m.privacy_cookies_title,
        () =>
          m.privacy_cookies_text({
            sessionDays: expiry.keptSessionDays,
            proofMinutes: expiry.providerProofMinutes,
          }),
      ],
      [m.privacy_geocoding_title, m.privacy_geocoding_text],
      [m.privacy_sale_title, m.privacy_sale_text],
      [
        m.privacy_retention_title,
        () =>
          m.privacy_retention_text({
            pictureDays: expiry.withdrawnPictureDays,
            accountDays: expiry.unverifiedAccountDays,
          }),
      ],
      [m.privacy_sealed_title, m.privacy_sealed_text],
      [m.privacy_consent_title, m.privacy_consent_text],
      [m.privacy_rights_title, m.privacy_rights_text],
      [m.privacy_children_title, m.privacy_children_text],
    ],
  },
};

/** The built-in text as Markdown, for an operator who changes some of it. */
export function builtInMarkdown(text: LegalText): string {
  const { title, sections } = builtInLegalTexts[text];
  const parts = sections.flatMap(([heading, words]) => [`## ${heading()}`, words()]);
  return [`# ${title()}`, ...parts].join('\n\n');
}
