import { ApiError } from '@thikana/contract/api-error';
import { NetworkError } from '@thikana/contract/client';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { errorText, isSessionLost } from '#web/lib/api/api.ts';
import { showFieldErrors } from '#web/lib/api/field-errors.ts';
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
  /** There was no connection: it is sent as soon as there is one. */
  isWaiting: boolean;
  /** The listing has a newer version. */
  isOutdated: boolean;
  send: <T>(job: Job<T>) => Promise<void>;
  forgetFailure: () => void;
}

interface Job<T> {
  files: readonly File[];
  upload: (onProgress: (sentBytes: number, totalBytes: number) => void) => Promise<T>;
  fallback: string;
  onDone: (answer: T) => void | Promise<void>;
  onFailed: (text: string) => void;
  /** Makes it wait for a connection. */
  onOffline?: () => Promise<void>;
  /** The server answered that it stored nothing. */
  onRefused: () => void;
}

/** Sends a post and shows the server's field errors in the form. A failure loses nothing that was typed. */
export function useSending(form: UseFormReturn<PostingValues>, wizard: Wizard): Sending {
  const [progress, setProgress] = useState<Progress>();
  const [failure, setFailure] = useState<{ text: string; isOutdated: boolean }>();
  const [isWaiting, setWaiting] = useState(false);

  const send = async <T>({ files, upload, fallback, onDone, onFailed, onOffline, onRefused }: Job<T>) => {
    setFailure(undefined);
    setWaiting(false);
    setProgress({ files, sentBytes: 0, totalBytes: 0 });
    try {
      await onDone(await upload((sentBytes, totalBytes) => setProgress({ files, sentBytes, totalBytes })));
    } catch (error) {
      if (onOffline && error instanceof NetworkError && !navigator.onLine) {
        await onOffline();
        setWaiting(true);
        return;
      }
      if (error instanceof ApiError && error.status < 500) onRefused();
      // The user has been notified and redirected to the login; the draft is saved.
      if (isSessionLost(error)) return;
      const ofPicture = error instanceof ApiError ? error.fields?.pictures : undefined;
      const text = ofPicture ?? errorText(error, fallback);
      setFailure({ text, isOutdated: error instanceof ApiError && error.code === 'listing_changed' });
      wizard.showErrors(showFieldErrors(error, form));
      onFailed(text);
    } finally {
      setProgress(undefined);
    }
  };

  return {
    isBusy: progress !== undefined,
    progress,
    failure: failure?.text,
    isWaiting,
    isOutdated: failure?.isOutdated ?? false,
    send,
    forgetFailure: () => setFailure(undefined),
  };
}
