import type { User } from '@thikana/contract/accounts';
import { langOf } from '@thikana/contract/language-of-text';
import { pictureAccept } from '@thikana/contract/picture-kind';
import { Camera } from 'lucide-react';
import { useId, useRef } from 'react';
import { Avatar } from '#web/components/ui/avatar.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FormError } from '#web/components/ui/form-error.tsx';
import { useObjectUrl } from '#web/lib/device/use-object-url.ts';
import { titleCase } from '#web/lib/format/names.ts';
import { m } from '#web/paraglide/messages.js';
import { usePictureUpload } from './use-picture-upload.ts';

/** The profile picture. A new one is previewed and saved on request. */
export function ProfilePicture({ user }: { user: User }) {
  const { file, failure, isSaving, choose, save } = usePictureUpload();
  const preview = useObjectUrl(file);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();

  const clear = () => {
    choose(undefined);
    if (input.current) input.current.value = '';
  };

  return (
    <section aria-label={m.profile_picture()} className="flex flex-wrap items-center gap-5">
      <Avatar name={user.name} src={preview ?? user.avatar} size="lg" />
      <div className="grid min-w-0 grow basis-40 grid-cols-[minmax(0,1fr)] gap-2">
        <p lang={langOf(user.name)} className="font-semibold text-xl">
          {titleCase(user.name)}
        </p>
        <p role="status" className="wrap-anywhere text-ink-soft text-sm">
          {file ? m.profile_picture_chosen({ name: file.name }) : ''}
        </p>
        {failure && <FormError>{failure}</FormError>}
        <div className="flex flex-wrap gap-2">
          {file && (
            <Button busy={isSaving} busyText={m.profile_saving_picture()} onClick={save}>
              {m.profile_save_picture()}
            </Button>
          )}
          <Button
            variant="secondary"
            disabled={isSaving}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            <Camera size={18} />
            {m.profile_change_picture()}
          </Button>
          {file && (
            <Button variant="quiet" disabled={isSaving} onClick={clear}>
              {m.profile_keep_picture()}
            </Button>
          )}
        </div>
        <p id={hintId} className="text-ink-soft text-sm">
          {m.profile_picture_hint()}
        </p>
        <input
          ref={input}
          type="file"
          accept={pictureAccept}
          hidden
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
    </section>
  );
}
