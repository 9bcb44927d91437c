import { useAttempt } from './use-attempt.ts';

/** Creates a file on the server and saves it. */
export function useDownload(prepare: () => Promise<{ url: string }>, fallback: string) {
  const { isBusy, failure, attempt } = useAttempt(fallback);
  const download = () =>
    attempt(async () => {
      const { url } = await prepare();
      // The response is a file, so the browser stays on this page.
      window.location.assign(url);
    });
  return { isBusy, failure, download };
}
