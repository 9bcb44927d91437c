import { useId, useRef, useState } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { errorText } from '#web/lib/api/api.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  label: string;
  hint: string;
  choose: string;
  remove: string;
  /** The address of the picture in use. */
  src: string | undefined;
  imageClass: string;
  accept: string;
  upload: (body: FormData) => Promise<unknown>;
  onRemoved: () => void;
}

/** A picture of the operator, uploaded at once and used when the settings are saved. */
export function PictureSetting(props: Props) {
  const { label, hint, choose, remove, src, imageClass, accept, upload, onRemoved } = props;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async (picture: File | undefined) => {
    if (!picture) return;
    const body = new FormData();
    body.append('picture', picture);
    setBusy(true);
    setFailure(undefined);
    try {
      await upload(body);
    } catch (error) {
      setFailure(errorText(error, m.admin_settings_brand_upload_failed()));
    } finally {
      setBusy(false);
    }
  };

  return (
    <fieldset className="grid min-w-0 content-start gap-2">
      <legend className="mb-1 font-semibold text-sm">{label}</legend>
      {src && <img src={src} alt="" className={`justify-self-start ${imageClass}`} />}
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
        {src && (
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
        accept={accept}
        aria-label={choose}
        hidden
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
    </fieldset>
  );
}
