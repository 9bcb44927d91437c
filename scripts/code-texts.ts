import { parseSync } from '@swc/core';
import type { LiteralText } from './literal-texts.ts';
import { lineCounter, type Node } from './syntax-tree.ts';

const capitalised = /^\p{Lu}[\p{Ll}\p{M}]+([ .!?,:]|$)/u;
const threeWords = /(?=.*\p{L}{2})\p{L}+,? \p{L}+,? \p{L}+/u;
const nonLatin = /(?!\p{Script=Latin})\p{L}/u;
/** The first word may have one letter: 'A page'. */
const capitalisedWords = /^\p{Lu}[\p{L}\p{M}’']* \p{L}/u;
/** The outline of a drawing. */
const outline = /^Mx/;
const logging = ['debug', 'info', 'warn', 'error'];
const describing = ['describe', 'meta'];
/** 'users.name as owner_name' and 'is not distinct from' */
const sql = /^[\w.]+ as \w+$|^is (not )?distinct from$/;

/**
 * Finds sentences and names in the code of server and contract that should be messages. Errors, log lines, SQL and
 * descriptions of the API are for operators and developers, not visitors.
 */
export function serverTexts(source: string): LiteralText[] {
  return textsIn(parseSync(source, { syntax: 'typescript' }).body, source, {
    isText: (text) => !sql.test(text) && (isNameOrForeign(text) || threeWords.test(text)),
    isSkipped: (node) => isForOperators(node) || isDescription(node),
  });
}

/**
 * Finds sentences and names in the code of a component: in constants, objects, calls and every attribute. Words without a
 * capital letter are mostly class names.
 */
export function componentTexts(source: string): LiteralText[] {
  return textsIn(parseSync(source, { syntax: 'typescript', tsx: true }).body, source, {
    isText: isNameOrForeign,
    isSkipped: isForOperators,
  });
}

interface Kind {
  isText: (text: string) => boolean;
  isSkipped: (node: Node) => boolean;
}

function textsIn(code: unknown, source: string, { isText, isSkipped }: Kind): LiteralText[] {
  const lineOf = lineCounter(source);
  return literals(code, isSkipped)
    .map(({ node, text }) => ({ line: lineOf(node), text: text.replaceAll(/<[^>]*>|<.*$/g, ' ').trim() }))
    .filter(({ text }) => isText(text));
}

function isNameOrForeign(text: string): boolean {
  if (outline.test(text)) return false;
  return capitalised.test(text) || capitalisedWords.test(text) || nonLatin.test(text);
}

function literals(value: unknown, isSkipped: Kind['isSkipped']): { node: Node; text: string }[] {
  const inside = (part: unknown) => literals(part, isSkipped);
  if (Array.isArray(value)) return value.flatMap(inside);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (isSkipped(node)) return [];
  // A schema, without its description.
  if (node.type === 'CallExpression' && describing.includes(calledBy(node))) return inside(node.callee);
  if (node.type === 'StringLiteral') return [{ node, text: String(node.value) }];
  if (node.type === 'TaggedTemplateExpression') return inside((node.template as Node).expressions);
  if (node.type === 'TemplateLiteral') {
    // Each inserted value counts as a word: 'at least x'.
    const text = (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('x');
    return [{ node, text }, ...inside(node.expressions)];
  }
  return Object.values(node).flatMap(inside);
}

function isForOperators(node: Node): boolean {
  const { type, callee } = node;
  if (type === 'ImportDeclaration' || type === 'TsLiteralType' || type === 'TsTypeAliasDeclaration')
    return true;
  // The fields of an AppError have texts for people.
  if (type === 'NewExpression') return /(?<!^App)Error$/.test(String((callee as Node).value));
  // The super constructor of an error, and the methods of a log.
  return type === 'CallExpression' && ((callee as Node).type === 'Super' || logging.includes(calledBy(node)));
}

/** Of an endpoint or of one of its fields. */
const isDescription = ({ type, key }: Node): boolean =>
  type === 'KeyValueProperty' && ['summary', 'description'].includes(String((key as Node).value));

/** The method that a call names. */
const calledBy = ({ callee }: Node): string =>
  (callee as { property?: { value?: string } }).property?.value ?? '';
