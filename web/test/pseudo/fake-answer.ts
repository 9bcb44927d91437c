import { z } from 'zod';

/** What zod keeps about a schema; only the parts that are read here. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  values?: unknown[];
  entries?: Record<string, string>;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  getter?: () => z.ZodType;
}

const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

const time = '2026-11-20T06:30:00.000Z';

/** Texts with a form, by the name of their field; all others are in Greek letters. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/At$|^(since|until|latest|bumpableFrom|times)$/, time],
  [/^months?$/, '2026-10'],
  [/^(day|availableFrom|date|start)$/, '2026-12-01'],
  [/^(unit|availableLandSpaceUnit)$/, 'katha'],
  [/^url$/, 'https://1.2/3.png'],
  [/^(src|avatar|icon|logo|placeholder|cover|file)$/, '/1'],
  [/^srcset$/, '/1 800w'],
  [/^phone$/, '+919832011111'],
  [/email/i, '1@2.3'],
  [/^(path|back|link)$/, '/rentals'],
  [/colour|strong|soft|^on$/, '#123456'],
  [/^(thikana|node|postgresql|version|installedVersion)$/, '1.2.3'],
];

/** Makes an answer of an endpoint from its schema, with every optional field. Choices are taken in turn. */
export function createFaker(): (schema: z.ZodType) => unknown {
  const turns = new Map<string, number>();
  const inTurn = <T>(name: string, choices: readonly T[]): T => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return choices[turn % choices.length] as T;
  };

  function fake(schema: z.ZodType, name: string): unknown {
    const def = defOf(schema);
    switch (def.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(def.shape ?? {}).map(([key, field]) => [key, fake(field, key)]),
        );
      case 'array':
        return [1, 2, 3].map(() => fake(def.element as z.ZodType, name));
      case 'tuple':
        return def.items?.map((item) => fake(item, name));
      case 'record':
        return fakeRecord(def, name);
      case 'enum': {
        const choices = Object.values(def.entries ?? {});
        return inTurn(choices.join(), choices);
      }
      case 'literal':
        return def.values?.[0];
      case 'union':
        return fake(inTurn(`${name} ${def.options?.length}`, def.options ?? []), name);
      case 'optional':
      case 'nullable':
      case 'default':
      case 'prefault':
      case 'readonly':
      case 'nonoptional':
        return fake(def.innerType as z.ZodType, name);
      case 'lazy':
        return fake(def.getter?.() as z.ZodType, name);
      case 'pipe':
        return fake(def.in as z.ZodType, name);
      case 'boolean':
        return inTurn(name, [true, false]);
      case 'number':
        return /longitude/.test(name) ? 88.4 : /latitude/.test(name) ? 26.7 : 3;
      case 'string':
        return fakeText(schema, name);
      default:
        return null;
    }
  }

  function fakeRecord({ keyType, valueType }: Def, name: string): unknown {
    const keys =
      keyType && defOf(keyType).type === 'enum' ? Object.values(defOf(keyType).entries ?? {}) : ['bn'];
    return Object.fromEntries(keys.map((key) => [key, fake(valueType as z.ZodType, name)]));
  }

  function fakeText(schema: z.ZodType, name: string): string {
    if (schema.meta()?.format === 'date-time') return time;
    if (schema instanceof z.ZodISODate) return time.slice(0, 10);
    if (schema instanceof z.ZodISOTime) return time.slice(11, 16);
    const turn = (turns.get('text') ?? 0) + 1;
    turns.set('text', turn);
    if (/^(_?id|.*Id)$/.test(name)) return `67400000000000000${String(turn).padStart(7, '0')}`;
    if (/^(areas?|slug|into)$/.test(name)) return inTurn(name, ['matigara', 'sevoke', 'bagdogra']);
    // Different ones, because lists use some of them as keys.
    return byName.find(([pattern]) => pattern.test(name))?.[1] ?? `Ωμέγα ${turn}`;
  }

  return (schema) => fake(schema, '');
}
