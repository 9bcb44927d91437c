import type { ReactNode } from 'react';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Progress } from '#web/components/ui/progress.tsx';
import { m } from '#web/paraglide/messages.js';
import { sentOfEach } from './upload-progress.ts';
import type { Sending } from './use-sending.ts';

interface Props {
  sending: Sending;
  failureTitle?: string;
  /** Sends it again; missing where the user has to correct something first. */
  onRetry: (() => void) | undefined;
  /** What the user can do when the listing has a newer version. */
  outdated?: ReactNode;
}

/** While sending: the progress of each picture. Afterwards: the error, if any. */
export function UploadReport({ sending, failureTitle, onRetry, outdated }: Props) {
  const { progress, failure, isOutdated } = sending;
  if (failure) {
    const retry = onRetry && (
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {m.post_try_again()}
      </Button>
    );
    return (
      <Notice tone="error" title={failureTitle} action={isOutdated ? outdated : retry}>
        {failure}
      </Notice>
    );
  }
  if (sending.isWaiting) {
    return (
      <Notice tone="info" title={m.post_waiting()}>
        {m.post_waiting_text()}
      </Notice>
    );
  }
  if (!progress || progress.files.length === 0) return null;
  const sent = sentOfEach(
    progress.files.map(({ size }) => size),
    progress.sentBytes,
    progress.totalBytes,
  );
  return (
    <section aria-label={m.post_upload()} className="grid gap-3">
      <ul className="grid gap-2">
        {progress.files.map((file, index) => (
          <li key={file.name}>
            <span className="block truncate text-sm">{file.name}</span>
            <Progress label={file.name} value={sent[index] ?? 0} max={file.size || 1} />
          </li>
        ))}
      </ul>
      <p role="status" className="text-ink-soft text-sm">
        {progress.sentBytes >= progress.totalBytes && progress.totalBytes > 0 ? m.post_upload_checking() : ''}
      </p>
    </section>
  );
}
