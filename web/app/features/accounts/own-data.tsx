import { prepareOwnData } from '@thikana/contract/own-data';
import { Download } from 'lucide-react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call } from '#web/lib/api/api.ts';
import { useDownload } from '#web/lib/api/use-download.ts';
import { m } from '#web/paraglide/messages.js';

/** Downloads all data of the account. */
export function OwnData() {
  const { isBusy, failure, download } = useDownload(() => call(prepareOwnData, {}), m.own_data_failed());

  return (
    <section aria-labelledby="own-data">
      <h2 id="own-data" className="font-semibold text-lg">
        {m.own_data_title()}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{m.own_data_text()}</p>
      {failure && <FormError>{failure}</FormError>}
      <Button variant="secondary" busy={isBusy} busyText={m.own_data_preparing()} onClick={download}>
        <Download size={18} />
        {m.own_data_download()}
      </Button>
    </section>
  );
}
