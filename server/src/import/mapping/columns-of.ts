import type { Mapping } from './mapping.ts';
import type { Source } from './source.ts';

const placeholder = /\{([^{}]+)\}/g;

/** The names in the braces of a template. */
export function placeholdersOf(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name = '']) => name);
}

export function fillTemplate(template: string, textOf: (name: string) => string): string {
  return template.replace(placeholder, (_, name: string) => textOf(name));
}

/** Every column that a source reads. */
export function columnsOf(source: Source | undefined): string[] {
  if (source === undefined || typeof source !== 'object') return [];
  if ('column' in source) return [source.column, ...columnsOf(source.otherwise)];
  if ('template' in source) {
    const own = source.with ?? {};
    const columns = placeholdersOf(source.template).filter((name) => !Object.hasOwn(own, name));
    return [...columns, ...Object.values(own).flatMap(columnsOf)];
  }
  if ('text' in source) return source.text.flatMap(columnsOf);
  if ('list' in source) return Object.keys(source.list);
  if ('rules' in source) {
    return [
      ...source.rules.flatMap(({ column, value }) => [column, ...columnsOf(value)]),
      ...columnsOf(source.otherwise),
    ];
  }
  if ('place' in source) return source.place.flatMap(columnsOf);
  if ('position' in source) return Object.values(source.position).flatMap(columnsOf);
  return columnsOf(source.date);
}

/** The columns a source reads, for people. */
export function nameColumns(source: Source | undefined): string {
  return [...new Set(columnsOf(source))].join(', ');
}

/** The columns a mapping needs, in the order in which it names them. */
export function columnsOfMapping({ key = [], fields }: Mapping): string[] {
  return [...new Set([...key, ...Object.values(fields).flatMap(columnsOf)])];
}
