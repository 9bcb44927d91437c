import type { PendingMessage } from '#web/lib/offline/unsent-messages.ts';

/** The key makes the server store a message once. */
export function messageForm({ key, text, files }: PendingMessage): FormData {
  const form = new FormData();
  form.append('key', key);
  form.append('text', text);
  for (const file of files) form.append('pictures', file);
  return form;
}
