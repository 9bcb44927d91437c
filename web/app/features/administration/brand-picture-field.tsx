import { type BrandPicture, uploadBrandPicture } from '@thikana/contract/brand-picture';
import { useId, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  label: string;
  hint: string;
  choose: string;
  remove: string;
  /** The file in use. */
  file: string | undefined;
  onUploaded: (made: BrandPicture) => void;
  onRemoved: () => void;
}

/** A picture of the brand, uploaded at once and used when the settings are saved. */
export function BrandPictureField({ label, hint, choose, remove, file, onUploaded, onRemoved }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const upload = async (picture: File | undefined) => {
    if (!picture) return;
    const body = new FormData();
    body.append('picture', picture);
    setBusy(true);
    setFailure(undefined);
    try {
      onUploaded(await call(uploadBrandPicture, { body }));
    } catch (error) {
      setFailure(errorText(error, m.admin_settings_brand_upload_failed()));
    } finally {
      setBusy(false);
    }
  };

  return (
    <fieldset className="grid min-w-0 content-start gap-2">
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      {file && <img src={`/brand/${file}`} alt="" className="max-h-14 max-w-full justify-self-start" />}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          busy={isBusy}
          busyText={m.admin_settings_brand_uploading()}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
        {file && (
          <Button variant="quiet" disabled={isBusy} onClick={onRemoved}>
            {remove}
          </Button>
        )}
      </div>
      {failure && <FormError>{failure}</FormError>}
      <p id={hintId} className="text-ink-soft text-sm">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={choose}
        hidden
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
    </fieldset>
  );
}
