import { changeLanguage, type User } from '@thikana/contract/accounts';
import {
  baseLanguage,
  currentLanguage,
  isSiteLanguage,
  languageNames,
  offeredLanguages,
  type SiteLanguage,
} from '@thikana/contract/language';
import { pathIn, splitLanguage } from '@thikana/contract/language-paths';
import { Languages } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { NativeDigitsChoice } from '#web/components/layout/native-digits-choice.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { toast } from '#web/components/ui/toast.tsx';
import { call } from '#web/lib/api/api.ts';
import { useAttempt } from '#web/lib/api/use-attempt.ts';
import { rememberLanguage } from '#web/lib/device/own-language.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

/** The form where the owner of an account chooses its language. The page goes on in it. */
export function LanguageChoice({ user }: { user: User }) {
  const { isBusy, failure, attempt } = useAttempt(m.language_failed());
  const [chosen, setChosen] = useState<SiteLanguage>(user.language);
  const languages = offeredLanguages();
  if (languages.length === 1) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await attempt(async () => {
      const answer = await call(changeLanguage, { body: { language: chosen } });
      updateUser(answer.user);
      rememberLanguage(chosen);
      if (chosen === currentLanguage()) toast.success(answer.message);
      else location.assign(pathIn(splitLanguage(location.pathname).path, chosen));
    });
  };
  return (
    <section aria-labelledby="language">
      <h2 id="language" className="flex items-center gap-2 font-semibold text-lg">
        <Languages size={20} className="text-tea" />
        {m.language_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.language_text()}</p>
      <form onSubmit={submit} className="mt-3 grid gap-3">
        <FormError>{failure}</FormError>
        <SelectField
          name="language"
          label={m.language_label()}
          className="sm:max-w-sm"
          value={chosen}
          options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          onChange={({ target }) => isSiteLanguage(target.value) && setChosen(target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={isBusy}
          busyText={m.language_saving()}
        >
          {m.language_save()}
        </Button>
      </form>
      {currentLanguage() !== baseLanguage && <NativeDigitsChoice />}
    </section>
  );
}
