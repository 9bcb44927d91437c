import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { acceptedValues, type Message } from './message.ts';
import { readMessage } from './read-message.ts';

export const baseLanguage = 'en';

/** The messages of a workspace. */
export interface Catalogue {
  languages: string[];
  messages: Map<string, Translated>;
}

/** A message in English, and in the other languages that have it. */
export interface Translated {
  base: Message;
  others: Map<string, Message>;
}

/** Reads a folder with a folder per language. A translation has the keys and parameters of the English message. */
export function readCatalogue(folder: string): Catalogue {
  const others = readdirSync(folder).filter((language) => language !== baseLanguage);
  const base = readLanguage(folder, baseLanguage);
  const messages = new Map([...base].map(([key, message]) => [key, { base: message, others: new Map() }]));
  for (const language of others.toSorted()) {
    for (const [key, message] of readLanguage(folder, language)) {
      const translated = messages.get(key);
      if (!translated) throw new Error(`${key} is in ${language} but not in ${baseLanguage}.`);
      requireSameInputs(key, message, translated.base, language);
      translated.others.set(language, message);
    }
  }
  return { languages: [baseLanguage, ...others], messages };
}

/** The messages of one language, and the English ones that it lacks. */
export function inLanguage({ messages }: Catalogue, language: string): Catalogue {
  const inOne = [...messages].map(([key, { base, others }]): [string, Translated] => [
    key,
    { base: others.get(language) ?? base, others: new Map() },
  ]);
  return { languages: [language], messages: new Map(inOne) };
}

function readLanguage(folder: string, language: string): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const name of readdirSync(path.join(folder, language)).toSorted()) {
    const file = path.join(folder, language, name);
    const written = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    for (const [key, value] of Object.entries(written)) {
      if (key === '$schema') continue;
      if (messages.has(key)) throw new Error(`${file}: Another file has ${key} too.`);
      messages.set(key, readMessageOf(file, key, value, language));
    }
  }
  return messages;
}

function readMessageOf(file: string, key: string, value: unknown, language: string): Message {
  try {
    if (!/^[a-z]\w*$/.test(key)) throw new Error('A key has letters, digits and underscores only.');
    return readMessage(value, language);
  } catch (error) {
    throw new Error(`${file}, ${key}: ${(error as Error).message}`);
  }
}

function requireSameInputs(key: string, message: Message, base: Message, language: string): void {
  const unknown = message.parameters.find((name) => !base.parameters.includes(name));
  if (unknown) throw new Error(`${key} in ${language} uses ${unknown}, which ${baseLanguage} does not have.`);
  for (const { parameter } of message.selectors) {
    const accepted = acceptedValues(message, parameter);
    if (accepted && String(accepted) !== String(acceptedValues(base, parameter)))
      throw new Error(`${key} in ${language} accepts other values of ${parameter} than ${baseLanguage}.`);
  }
}
