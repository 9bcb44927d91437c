import path from 'node:path';
import type { Plugin } from 'vitest/config';
import type { Message } from '../../../scripts/messages/message.ts';
import { moduleCode } from '../../../scripts/messages/message-code.ts';
import { readCatalogue } from '../../../scripts/messages/read-catalogue.ts';

const folder = path.resolve(import.meta.dirname, '../../messages');

/** Replaces the compiled messages by a pseudo-language: the English texts, in brackets and longer. Parameters stay outside. */
export function pseudoMessages(): Plugin {
  return {
    name: 'pseudo-messages',
    enforce: 'pre',
    load: {
      filter: { id: /\/web\/app\/paraglide\/all-messages\.ts$/ },
      handler() {
        const { messages } = readCatalogue(folder);
        const pseudo = [...messages].map(
          ([key, { base }]) => [key, { base: inBrackets(base), others: new Map<string, Message>() }] as const,
        );
        return moduleCode({ messages: new Map(pseudo) });
      },
    },
  };
}

function inBrackets(message: Message): Message {
  const variants = message.variants.map(({ values, text }) => ({
    values,
    text: text.map((piece) =>
      typeof piece === 'string' ? `⟦${piece}${'~'.repeat(piece.length / 3)}⟧` : piece,
    ),
  }));
  return { ...message, variants };
}
