import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorText } from '#web/lib/api.ts';
import { showFieldErrors } from '#web/lib/field-errors.ts';
import type { PostingValues } from './posting-values.ts';
import type { Wizard } from './use-wizard.ts';

interface Progress {
  files: readonly File[];
  sentBytes: number;
  totalBytes: number;
}

export interface Sending {
  isBusy: boolean;
  progress: Progress | undefined;
  failure: string | undefined;
  send: (job: Job) => Promise<void>;
}

interface Job {
  files: readonly File[];
  upload: (onProgress: (sentBytes: number, totalBytes: number) => void) => Promise<unknown>;
  fallback: string;
  onDone: () => void;
  onFailed: (text: string) => void;
}

/** Sends a post; what the server finds wrong with a field is shown there. Nothing typed is lost. */
export function useSending(form: UseFormReturn<PostingValues>, wizard: Wizard): Sending {
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<string>();

  const send = async ({ files, upload, fallback, onDone, onFailed }: Job) => {
    setFailure(undefined);
    setProgress({ files, sentBytes: 0, totalBytes: 0 });
    try {
      await upload((sentBytes, totalBytes) => setProgress({ files, sentBytes, totalBytes }));
      onDone();
    } catch (error) {
      const text = errorText(error, fallback);
      setFailure(text);
      wizard.showErrors(showFieldErrors(error, form));
      onFailed(text);
    } finally {
      setProgress(undefined);
    }
  };

  return { isBusy: progress !== undefined, progress, failure, send };
}
