import { uploadProfilePicture } from '@thikana/contract/accounts';
import { useState } from 'react';
import { toast } from '#web/components/ui/toast.tsx';
import { call, errorText } from '#web/lib/api/api.ts';
import { chosenFileProblem } from '#web/lib/api/picture-file.ts';
import { updateUser } from '#web/lib/session/session.ts';
import { m } from '#web/paraglide/messages.js';

/** Holds a profile picture from choosing to saving it. */
export function usePictureUpload() {
  const [file, setFile] = useState<File>();
  const [failure, setFailure] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  const choose = async (chosen: File | undefined) => {
    const problem = chosen && (await chosenFileProblem(chosen));
    setFailure(problem);
    setFile(problem ? undefined : chosen);
  };

  const save = async () => {
    if (!file) return;
    const body = new FormData();
    body.append('profilePicture', file);
    setSaving(true);
    setFailure(undefined);
    try {
      const { user } = await call(uploadProfilePicture, { body });
      updateUser(user);
      setFile(undefined);
      toast.success(m.profile_picture_saved());
    } catch (error) {
      const text = errorText(error, m.profile_picture_failed());
      setFailure(text);
      toast.error(text);
    } finally {
      setSaving(false);
    }
  };

  return { file, failure, isSaving, choose, save };
}
