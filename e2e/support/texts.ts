import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts of all screens in a language, by key. */
export function textsIn(language: string): (key: string, values?: Record<string, string>) => string {
  const folder = path.join(import.meta.dirname, '../../web/messages', language);
  const texts = new Map<string, unknown>();
  for (const file of globSync('*.json', { cwd: folder })) {
    const content = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;
    for (const [key, text] of Object.entries(content)) texts.set(key, text);
  }
  return (key, values = {}) => {
    const text = texts.get(key);
    if (typeof text !== 'string') throw new Error(`${key} is no simple text in ${language}`);
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
}
