import { createHash } from 'node:crypto';
import { messageExpression } from '../../scripts/messages/message-code.ts';
import type { Catalogue } from '../../scripts/messages/read-catalogue.ts';

/** The messages of each language, with the English ones that it lacks. */
export type Catalogues = ReadonlyMap<string, Catalogue>;

/** Stands for the function of a message in a file that has no language yet. */
const placeholder = /\b__(plural_)?message_(\w+)_[0-9a-f]{8}__/g;

/** A module with a placeholder for each of these messages. */
export function placeholderModule(catalogues: Catalogues, keys: readonly string[]): string {
  const exported = keys.map((key) => `export const ${key} = ${placeholderFor(catalogues, key)};\n`);
  return `import { plural } from '@thikana/contract/plural';\n${exported.join('')}`;
}

/** Its name changes with the text of any language, and so do the names of the files that contain it. */
function placeholderFor(catalogues: Catalogues, key: string): string {
  const texts = [...catalogues.values()].map((catalogue) => expressionOf(catalogue, key));
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8);
  const hasPlural = texts.some((text) => text.includes('plural('));
  return hasPlural ? `__plural_message_${key}_${hash}__(plural)` : `__message_${key}_${hash}__`;
}

/** The code with the texts of a language. */
export function fillPlaceholders(code: string, catalogue: Catalogue): string {
  return code.replaceAll(placeholder, (_, plural: string | undefined, key: string) => {
    const text = expressionOf(catalogue, key);
    return plural ? `(plural=>${text})` : `(${text})`;
  });
}

function expressionOf({ messages }: Catalogue, key: string): string {
  const message = messages.get(key);
  if (!message) throw new Error(`There is no message ${key}.`);
  return messageExpression(message);
}
