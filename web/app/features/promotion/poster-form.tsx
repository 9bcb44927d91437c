import { currentLanguage, isSiteLanguage, languageNames, siteLanguages } from '@thikana/contract/language';
import { preparePoster } from '@thikana/contract/poster';
import { Printer } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { SelectField } from '#web/components/ui/inputs.tsx';
import { call } from '#web/lib/api/api.ts';
import { useDownload } from '#web/lib/api/use-download.ts';
import { m } from '#web/paraglide/messages.js';

/** Downloads a poster in a chosen language, by default the page's. */
export function PosterForm({ listingId }: { listingId: string }) {
  const [language, setLanguage] = useState(currentLanguage);
  const { isBusy, failure, download } = useDownload(
    () => call(preparePoster, { params: { id: listingId }, body: { language } }),
    m.promote_poster_failed(),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    download();
  };

  return (
    <form onSubmit={submit} className="grid gap-3 sm:flex sm:flex-wrap sm:items-end">
      <SelectField
        name="language"
        label={m.promote_poster_language()}
        value={language}
        options={siteLanguages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChange={({ target: { value } }) => isSiteLanguage(value) && setLanguage(value)}
        className="sm:w-40"
      />
      <Button type="submit" variant="secondary" busy={isBusy} busyText={m.promote_poster_drawing()}>
        <Printer size={18} />
        {m.promote_poster()}
      </Button>
      <FormError>{failure}</FormError>
    </form>
  );
}
