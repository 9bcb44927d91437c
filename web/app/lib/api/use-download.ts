import { useAttempt } from './use-attempt.ts';

/** Has a file made, and saves it. */
export function useDownload(prepare: () => Promise<{ url: string }>, fallback: string) {
  const { isBusy, failure, attempt } = useAttempt(fallback);
  const download = () =>
    attempt(async () => {
      const { url } = await prepare();
      // The answer is a file to save, so this screen stays.
      window.location.assign(url);
    });
  return { isBusy, failure, download };
}
