import { changeLanguage } from '@thikana/contract/accounts';
import { toast } from './components/ui/toast.tsx';
import { call } from './lib/api/api.ts';
import { sendUnsentHearts } from './lib/device/merge-saved.ts';
import { objectStore } from './lib/device/object-store.ts';
import { rememberLanguage } from './lib/device/own-language.ts';
import { untoldLanguage } from './lib/device/untold-language.ts';
import { conversationsWithUnsent } from './lib/offline/unsent-messages.ts';
import { sendWaitingCalls } from './lib/offline/waiting-calls.ts';
import { updateUser } from './lib/session/session.ts';
import { m } from './paraglide/messages.js';

/** Sends everything that this user left waiting. */
export async function sendAllWaiting(userId: string): Promise<void> {
  const counts = await Promise.all([
    sendUnsentHearts(userId).catch(() => 0),
    sendWaitingCalls(call, userId).catch(() => 0),
    sendMessages(userId).catch(() => 0),
    sendPosts(userId).catch(() => 0),
    sendLanguage().catch(() => 0),
  ]);
  if (counts.some((count) => count)) toast.success(m.layout_sent_later());
}

/** The code is loaded only if something waits. */
async function sendMessages(userId: string): Promise<number> {
  const conversations = await conversationsWithUnsent(userId);
  if (conversations.length === 0) return 0;
  const { sendWaitingMessages } = await import('./features/messages/send-waiting-messages.ts');
  return sendWaitingMessages(userId, conversations);
}

async function sendPosts(userId: string): Promise<number> {
  const drafts = await objectStore<{ isWaiting?: boolean }>('posting', 'drafts').list();
  if (!drafts.some(({ key, value }) => key.startsWith(`${userId}/`) && value.isWaiting)) return 0;
  const { sendWaitingPosts } = await import('./features/posting/send-waiting-posts.ts');
  await sendWaitingPosts(userId);
  return 0;
}

async function sendLanguage(): Promise<number> {
  const language = untoldLanguage();
  if (!language) return 0;
  const { user } = await call(changeLanguage, { body: { language } });
  rememberLanguage(user.language);
  updateUser(user);
  return 0;
}
