import { createHash } from 'node:crypto';
import { messageExpression, plainText } from '../../scripts/messages/message-code.ts';
import type { Catalogue, Translated } from '../../scripts/messages/read-catalogue.ts';

/** The messages of each language, with the English ones that it lacks. */
export type Catalogues = ReadonlyMap<string, Catalogue>;

/** Stands for the text or the function of a message in a file that has no language yet. */
const placeholder = /\b__(text|message|plural_message)_(\w+)_[0-9a-f]{8}__/g;

/** A call without parameters. Its text takes less space where it is used than as a function of its own. */
const plainCall = /\bm\.(\w+)\(\)/g;

/** The code with a placeholder for each text without parameters, instead of a call of its function. */
export function textsInPlace(catalogues: Catalogues, code: string): string {
  return code.replaceAll(
    plainCall,
    (_, key: string) => `__text_${named(key, expressionsOf(catalogues, key))}`,
  );
}

/** A module with a placeholder for each of these messages. */
export function placeholderModule(catalogues: Catalogues, keys: readonly string[]): string {
  const exported = keys.map((key) => `export const ${key} = ${placeholderFor(catalogues, key)};\n`);
  return `import { plural } from '@thikana/contract/plural';\n${exported.join('')}`;
}

function placeholderFor(catalogues: Catalogues, key: string): string {
  const expressions = expressionsOf(catalogues, key);
  const hasPlural = expressions.some((expression) => expression.includes('plural('));
  return hasPlural
    ? `__plural_message_${named(key, expressions)}(plural)`
    : `__message_${named(key, expressions)}`;
}

/** The name changes with the text of any language, and so do the names of the files that contain it. */
function named(key: string, expressions: readonly string[]): string {
  const hash = createHash('sha256').update(expressions.join('\n')).digest('hex').slice(0, 8);
  return `${key}_${hash}__`;
}

/** The code with the texts of a language. */
export function fillPlaceholders(code: string, catalogue: Catalogue): string {
  return code.replaceAll(placeholder, (_, kind: string, key: string) => {
    const message = messageOf(catalogue, key);
    if (kind === 'text') return plainText(message);
    const expression = messageExpression(message);
    return kind === 'message' ? `(${expression})` : `(plural=>${expression})`;
  });
}

function expressionsOf(catalogues: Catalogues, key: string): string[] {
  return [...catalogues.values()].map((catalogue) => messageExpression(messageOf(catalogue, key)));
}

function messageOf({ messages }: Catalogue, key: string): Translated {
  const message = messages.get(key);
  if (!message) throw new Error(`There is no message ${key}.`);
  return message;
}
