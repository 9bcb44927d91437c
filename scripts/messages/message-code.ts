import { acceptedValues, type Message, type Piece, type Variant } from './message.ts';
import { baseLanguage, type Catalogue, type Translated } from './read-catalogue.ts';

/** The TypeScript module that exports a function for each of these messages. */
export function moduleCode(
  { messages }: Pick<Catalogue, 'messages'>,
  keys: Iterable<string> = messages.keys(),
): string {
  const functions = [...keys].flatMap((key) => {
    const message = messages.get(key);
    return message ? [`export const ${key}: ${typeOf(message.base)} = ${translatedCode(message)};\n`] : [];
  });
  const code = functions.join('');
  const plurals = new Set([...code.matchAll(/plural_(\w+)\(/g)].map(([, language = '']) => language));
  return [
    typesCode,
    ...[...plurals].map(pluralCode),
    /= (?:chosen|plain)\(/.test(code) ? chosenCode : '',
    code,
  ].join('');
}

/** The function of a message in one language, as an expression; it calls `plural` with a number. */
export const messageExpression = ({ base }: Translated): string => functionCode(base, () => 'plural');

/** The text of a message without parameters in one language, as an expression. */
export const plainText = ({ base }: Translated): string => plainCode(base);

const typesCode = `import type { SiteLanguage } from '@thikana/contract/language';
interface Options { locale?: SiteLanguage }
/** A schema calls the text of an error with the problem, which a text without parameters ignores. */
type Text = (inputs?: object, options?: Options) => string;
type TextWith<Inputs> = (inputs: Inputs, options?: Options) => string;
`;

/** Texts without parameters are no functions, because ten thousand functions would take 3 MB more. */
const chosenCode = `import { currentLanguage } from '@thikana/contract/language';
type ByLanguage<T> = { [language in SiteLanguage]?: T } & { ${baseLanguage}: T };
const chosen = <Inputs>(texts: ByLanguage<(inputs: Inputs) => string>): TextWith<Inputs> =>
  (inputs, options) => (texts[options?.locale ?? currentLanguage()] ?? texts.${baseLanguage})(inputs);
const plain = (texts: ByLanguage<string>): Text => (_, options) => texts[options?.locale ?? currentLanguage()] ?? texts.${baseLanguage};
`;

function pluralCode(language: string): string {
  return `let rules_${language}: Intl.PluralRules | undefined;
const plural_${language} = (count: number) => (rules_${language} ??= new Intl.PluralRules('${language}')).select(count);
`;
}

function typeOf(message: Message): string {
  const inputs = message.parameters.map((name) => `${name}: ${inputType(message, name)}`);
  return inputs.length > 0 ? `TextWith<{ ${inputs.join('; ')} }>` : 'Text';
}

function inputType(message: Message, name: string): string {
  const selector = message.selectors.find(({ parameter }) => parameter === name);
  if (!selector) return 'string | number';
  if (selector.isPlural) return 'number';
  return (
    acceptedValues(message, name)
      ?.map((value) => JSON.stringify(value))
      .join(' | ') ?? 'string'
  );
}

function translatedCode({ base, others }: Translated): string {
  if (others.size === 0) return functionCode(base);
  const isPlain = base.parameters.length === 0;
  const code = isPlain ? plainCode : (message: Message) => functionCode(message);
  const more = [...others].map(([language, message]) => `, ${language}: ${code(message)}`);
  return `${isPlain ? 'plain' : 'chosen'}({ ${baseLanguage}: ${code(base)}${more.join('')} })`;
}

const plainCode = ({ variants }: Message): string => textCode(variants.at(-1)?.text ?? []);

function functionCode(message: Message, pluralOf = pluralFunction): string {
  const variants = distinct(message.variants);
  const last = variants.length - 1;
  const choices = variants.map((variant, index) => {
    const conditions = index === last ? [] : conditionsOf(message, variant, pluralOf);
    return [...(conditions.length > 0 ? [`${conditions.join('&&')}?`] : []), textCode(variant.text)].join('');
  });
  return `(${message.parameters.length > 0 ? 'i' : ''})=>${choices.join(':')}`;
}

/** Without those that say the same as the last one, which applies otherwise: many languages need no plural for a count. */
function distinct(variants: readonly Variant[]): readonly Variant[] {
  const text = ({ text }: Variant) => JSON.stringify(text);
  const [last, before] = [variants.at(-1), variants.at(-2)];
  return last && before && text(last) === text(before) ? distinct(variants.toSpliced(-2, 1)) : variants;
}

const pluralFunction = (language: string) => `plural_${language}`;

function conditionsOf(
  { language, selectors }: Message,
  { values }: Variant,
  pluralOf: (language: string) => string,
): string[] {
  return selectors.flatMap(({ parameter, isPlural }, index) => {
    const value = values[index];
    if (value === undefined) return [];
    const actual = isPlural ? `${pluralOf(language)}(i.${parameter})` : `i.${parameter}`;
    return [`${actual}===${JSON.stringify(value)}`];
  });
}

function textCode(text: readonly Piece[]): string {
  if (text.every((piece) => typeof piece === 'string')) return JSON.stringify(text.join(''));
  const pieces = text.map((piece) =>
    typeof piece === 'string' ? piece.replaceAll(/[`\\$]/g, '\\$&') : `\${i.${piece.parameter}}`,
  );
  return `\`${pieces.join('')}\``;
}
