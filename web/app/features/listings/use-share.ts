import { toast } from '#web/components/ui/toast.tsx';
import { m } from '#web/paraglide/messages.js';

/** Shares a page with the device's share sheet. Falls back to the clipboard, then to showing the link. */
export function useShare(): (path: string, title: string) => Promise<void> {
  return async (path, title) => {
    const url = new URL(path, window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      if (!navigator.clipboard) return void window.prompt(m.share_prompt(), url);
      await navigator.clipboard.writeText(url);
      toast.success(m.share_copied());
    } catch (error) {
      const { name, message } = error instanceof Error ? error : { name: '', message: '' };
      // Closing the share sheet is not a failure.
      if (name === 'AbortError') return;
      toast.error(name === 'NotAllowedError' ? m.share_blocked() : message || m.share_unable());
    }
  };
}
