import { cityDay } from '@thikana/contract/city-time';
import type { Conversation, Message } from '@thikana/contract/conversations';

/** Merges two lists of messages by number, in order; the newer copy wins. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): Message[] {
  const byNumber = new Map([...known, ...more].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}

/** Hides the other person's messages after they deleted their account. */
export function readable(messages: readonly Message[], silence: Conversation['silence']): readonly Message[] {
  return silence === 'other-deleted' ? messages.filter(({ isOwn }) => isOwn) : messages;
}

export interface DayOfMessages {
  day: string;
  messages: Message[];
}

/** Groups messages by day in the city. */
export function groupByDay(messages: readonly Message[]): DayOfMessages[] {
  const days: DayOfMessages[] = [];
  for (const message of messages) {
    const day = cityDay(new Date(message.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}
