import type { Message, Piece, Selector, Variant } from './message.ts';

/** What a message file has for a key: a text, or variants in the message format of inlang. */
interface WrittenVariants {
  declarations: string[];
  selectors: string[];
  match: Record<string, string>;
}

const other = 'other';

/** Reads a message, and rejects one that could show the wrong text or none. */
export function readMessage(written: unknown, language: string): Message {
  if (typeof written === 'string') {
    const text = readText(written);
    return { language, parameters: parametersIn([text]), selectors: [], variants: [{ values: [], text }] };
  }
  const { declarations, selectors: names, match } = readVariants(written);
  const { inputs, plurals } = readDeclarations(declarations);
  const selectors = names.map((name) => selectorFor(name, inputs, plurals));
  const variants = Object.entries(match).map(([conditions, text]) => ({
    values: readConditions(conditions, names),
    text: readText(text),
  }));
  const used = new Set([
    ...parametersIn(variants.map(({ text }) => text)),
    ...selectors.map(({ parameter }) => parameter),
  ]);
  const undeclared = [...used].filter((name) => !inputs.includes(name));
  if (undeclared.length > 0) throw new Error(`It uses ${undeclared.join(', ')}, which it does not declare.`);
  const unused = inputs.filter((name) => !used.has(name));
  if (unused.length > 0) throw new Error(`It declares ${unused.join(', ')}, which it does not use.`);
  requireEveryCase(selectors, variants, language);
  return { language, parameters: inputs, selectors, variants: inOrder(variants) };
}

function readText(text: string): Piece[] {
  if (text.trim() === '') throw new Error('A text is empty.');
  const pieces = text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? { parameter: piece } : piece));
  const stray = pieces.find((piece) => typeof piece === 'string' && /[{}\\]/.test(piece));
  if (stray) throw new Error(`A brace or backslash in ${JSON.stringify(text)} does not enclose a parameter.`);
  return pieces.filter((piece) => piece !== '');
}

function parametersIn(texts: readonly Piece[][]): string[] {
  const names = texts.flat().flatMap((piece) => (typeof piece === 'string' ? [] : [piece.parameter]));
  return [...new Set(names)];
}

function readVariants(written: unknown): WrittenVariants {
  const [variants, ...more] = Array.isArray(written) ? (written as Partial<WrittenVariants>[]) : [];
  if (!variants?.declarations || !variants.selectors || !variants.match || more.length > 0)
    throw new Error('It is neither a text nor one list of declarations, selectors and match.');
  return variants as WrittenVariants;
}

function readDeclarations(declarations: readonly string[]) {
  const inputs: string[] = [];
  const plurals = new Map<string, string>();
  for (const declaration of declarations) {
    const [, input, local = '', of = ''] =
      /^(?:input (\w+)|local (\w+) = (\w+): plural)$/.exec(declaration) ?? [];
    if (input) inputs.push(input);
    else if (local) plurals.set(local, of);
    else throw new Error(`${JSON.stringify(declaration)} is neither an input nor the plural of one.`);
  }
  return { inputs, plurals };
}

function selectorFor(
  name: string,
  inputs: readonly string[],
  plurals: ReadonlyMap<string, string>,
): Selector {
  const number = plurals.get(name);
  if (number !== undefined) return { parameter: number, isPlural: true };
  if (!inputs.includes(name)) throw new Error(`It selects by ${name}, which it does not declare.`);
  return { parameter: name, isPlural: false };
}

function readConditions(written: string, names: readonly string[]): Variant['values'] {
  const conditions = new Map(
    written.split(',').map((condition): [string, string] => {
      const [name = '', value = ''] = condition.trim().split('=');
      if (!names.includes(name) || !value) throw new Error(`It has no selector for ${condition.trim()}.`);
      return [name, value];
    }),
  );
  return names.map((name) => {
    const value = conditions.get(name);
    return value === '*' ? undefined : value;
  });
}

/** Every combination of values has a variant; a selector without `*` accepts the listed values only. */
function requireEveryCase(
  selectors: readonly Selector[],
  variants: readonly Variant[],
  language: string,
): void {
  const choices = selectors.map((selector, index) => valuesOf(selector, index, variants, language));
  const cases = choices.reduce<string[][]>(
    (before, values) => before.flatMap((some) => values.map((value) => [...some, value])),
    [[]],
  );
  const missing = cases.find((values) => !variants.some((variant) => applies(variant, values)));
  if (missing) throw new Error(`It has no variant for ${missing.join(', ')}.`);
}

function valuesOf(
  { isPlural }: Selector,
  index: number,
  variants: readonly Variant[],
  language: string,
): string[] {
  const listed = variants.flatMap(({ values }) => values[index] ?? []);
  if (!isPlural) return [...new Set(listed)];
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const unknown = listed.find((value) => !categories.some((category) => category === value));
  if (unknown) throw new Error(`${unknown} is not a plural of this language: ${categories.join(', ')}.`);
  return categories;
}

function applies({ values }: Variant, wanted: readonly string[]): boolean {
  return values.every((value, index) => value === undefined || value === wanted[index]);
}

/** The most specific first, so that the last applies to everything else. */
function inOrder(variants: readonly Variant[]): Variant[] {
  const open = ({ values }: Variant) =>
    values.filter((value) => value === undefined || value === other).length;
  return variants.toSorted((one, another) => open(one) - open(another));
}
