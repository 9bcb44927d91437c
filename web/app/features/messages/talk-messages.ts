import type { Conversation, Message } from '@thikana/contract/conversations';
import { siliguriDay } from '#web/lib/format/format-times.ts';

/** The same messages with others among them, each number once, in order. A newer copy takes the place of an older one. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): Message[] {
  const byNumber = new Map([...known, ...more].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** What is left to read: what somebody wrote goes with their account. */
export function readable(messages: readonly Message[], silence: Conversation['silence']): readonly Message[] {
  return silence === 'other-deleted' ? messages.filter(({ isOwn }) => isOwn) : messages;
}

export interface DayOfMessages {
  day: string;
  messages: Message[];
}

/** By the days of Siliguri. */
export function groupByDay(messages: readonly Message[]): DayOfMessages[] {
  const days: DayOfMessages[] = [];
  for (const message of messages) {
    const day = siliguriDay(message.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
