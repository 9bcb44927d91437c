import type { Output } from '@thikana/contract/endpoint';
import { languageNames, offeredLanguages } from '@thikana/contract/language';
import { listText } from '@thikana/contract/list-text';
import type { viewSettings } from '@thikana/contract/settings';
import { translatedLanguages } from '@thikana/contract/site-translations';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MessageAround } from '#web/components/texts/message-around.tsx';
import { TextAreaField, TextField } from '#web/components/ui/inputs.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { m } from '#web/paraglide/messages.js';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsValues } from './settings-values.ts';
import { type TranslatedLanguage, type TranslatedText, translatedTexts } from './translated-texts.ts';
import { packTextsFor } from './translation-values.ts';
import { useSetting } from './use-setting.ts';

interface Props {
  /** The settings as saved, and what pages show for texts of them that are those of the city pack. */
  saved: Output<typeof viewSettings>;
}

/** The operator’s texts in the other languages of the site; each language says which are missing. */
export function TranslationFields({ saved }: Props) {
  const offered = offeredLanguages();
  const languages = translatedLanguages.filter((language) => offered.includes(language));
  const [language, setLanguage] = useState(languages[0]);
  const values = useWatch<SettingsValues>() as SettingsValues;
  if (!language) return null;
  const textsOf = (each: TranslatedLanguage) =>
    translatedTexts(values, each, packTextsFor(values, saved.settings, saved.packTranslations[each]));
  const missing = textsOf(language).filter(({ isMissing }) => isMissing);
  return (
    <SettingsSection title={m.admin_settings_translations()} text={m.admin_settings_translations_text()}>
      <Tabs
        label={m.admin_settings_translations()}
        value={language}
        onChange={(next) => setLanguage(next as TranslatedLanguage)}
        tabs={languages.map((each) => ({
          value: each,
          label: languageNames[each],
          lang: each,
          count: textsOf(each).filter(({ isMissing }) => isMissing).length,
        }))}
      >
        <p role="status" className="mb-4 text-ink-soft text-sm">
          {missing.length === 0
            ? m.admin_settings_translations_complete()
            : m.admin_settings_translations_missing({ texts: listText(missing.map(({ label }) => label)) })}
        </p>
        <div key={language} className="grid gap-4">
          {textsOf(language).map((text) => (
            <TranslatedField key={text.name} language={language} text={text} />
          ))}
        </div>
      </Tabs>
    </SettingsSection>
  );
}

function TranslatedField({ language, text }: { language: TranslatedLanguage; text: TranslatedText }) {
  const setting = useSetting();
  const Field = text.rows === undefined ? TextField : TextAreaField;
  return (
    <Field
      label={text.label}
      lang={language}
      placeholder={text.ofPack}
      hint={
        text.rows !== undefined && text.rows > 3 ? undefined : (
          <MessageAround
            text={text.original}
            message={(original) => m.admin_settings_translation_original({ text: original })}
          />
        )
      }
      {...(text.rows !== undefined && { rows: text.rows })}
      {...setting(text.name)}
    />
  );
}
