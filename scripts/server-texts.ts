import { parseSync } from '@swc/core';
import type { LiteralText } from './literal-texts.ts';
import { lineCounter, type Node } from './syntax-tree.ts';

const capitalised = /^\p{Lu}[\p{Ll}\p{M}]+([ .!?,:]|$)/u;
const threeWords = /(?=.*\p{L}{2})\p{L}+,? \p{L}+,? \p{L}+/u;
const nonLatin = /(?!\p{Script=Latin})\p{L}/u;
const logging = ['debug', 'info', 'warn', 'error'];
const describing = ['describe', 'meta'];
/** 'users.name as owner_name' and 'is not distinct from' */
const sql = /^[\w.]+ as \w+$|^is (not )?distinct from$/;

/**
 * Finds sentences and names in the code of server and contract that should be messages. Errors, log lines, SQL and
 * descriptions of the API are for operators and developers, not visitors.
 */
export function serverTexts(source: string): LiteralText[] {
  const lineOf = lineCounter(source);
  return literals(parseSync(source, { syntax: 'typescript' }).body)
    .map(({ node, text }) => ({ line: lineOf(node), text: text.replaceAll(/<[^>]*>|<.*$/g, ' ').trim() }))
    .filter(({ text }) => isText(text));
}

function isText(text: string): boolean {
  if (sql.test(text)) return false;
  return capitalised.test(text) || threeWords.test(text) || nonLatin.test(text);
}

function literals(value: unknown): { node: Node; text: string }[] {
  if (Array.isArray(value)) return value.flatMap(literals);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (isForOperators(node)) return [];
  // A schema, without its description.
  if (node.type === 'CallExpression' && describing.includes(calledBy(node))) return literals(node.callee);
  if (node.type === 'StringLiteral') return [{ node, text: String(node.value) }];
  if (node.type === 'TaggedTemplateExpression') return literals((node.template as Node).expressions);
  if (node.type === 'TemplateLiteral') {
    // Each inserted value counts as a word: 'at least x'.
    const text = (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('x');
    return [{ node, text }, ...literals(node.expressions)];
  }
  return Object.values(node).flatMap(literals);
}

function isForOperators(node: Node): boolean {
  const { type, key, callee } = node;
  if (type === 'ImportDeclaration' || type === 'TsLiteralType' || type === 'TsTypeAliasDeclaration')
    return true;
  if (type === 'KeyValueProperty') return ['summary', 'description'].includes(String((key as Node).value));
  // The fields of an AppError have texts for people.
  if (type === 'NewExpression') return /(?<!^App)Error$/.test(String((callee as Node).value));
  // The super constructor of an error, and the methods of a log.
  return type === 'CallExpression' && ((callee as Node).type === 'Super' || logging.includes(calledBy(node)));
}

/** The method that a call names. */
const calledBy = ({ callee }: Node): string =>
  (callee as { property?: { value?: string } }).property?.value ?? '';
