import { parseSync } from '@swc/core';
import { lineCounter, type Node } from './syntax-tree.ts';

export interface LiteralText {
  line: number;
  text: string;
}

/** Attributes whose value is shown or read aloud. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'busyText',
  'caption',
  'description',
  'hint',
  'label',
  'legend',
  'placeholder',
  'retryText',
  'text',
  'title',
]);

/** Finds literal texts in a component that should be messages. Text without a letter, such as '+91', is ignored. */
export function literalTexts(source: string): LiteralText[] {
  const lineOf = lineCounter(source);
  return shownNodes(parseSync(source, { syntax: 'typescript', tsx: true }))
    .flatMap((node) => wordsOf(node).map((text) => ({ line: lineOf(node), text: text.trim() })))
    .filter(({ text }) => /\p{L}/u.test(text));
}

/** Everything that a component shows: children and visible attributes. */
function shownNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(shownNodes);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const inside = Object.values(node).flatMap(shownNodes);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return [...(node.children as Node[]), ...inside];
  if (node.type === 'JSXAttribute' && isSpoken(node) && node.value) return [node.value as Node, ...inside];
  return inside;
}

function isSpoken({ name }: Node): boolean {
  return spokenAttributes.has(String((name as Node).value));
}

/** The strings that an expression can evaluate to; the results of calls are ignored. */
function wordsOf(node: Node): string[] {
  const among = (...keys: string[]) => keys.flatMap((key) => wordsOf(node[key] as Node));
  switch (node.type) {
    case 'JSXText':
    case 'StringLiteral':
      return [String(node.value)];
    case 'TemplateLiteral':
      return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked);
    case 'ConditionalExpression':
      return among('consequent', 'alternate');
    case 'BinaryExpression':
      return ['&&', '||', '??', '+'].includes(String(node.operator)) ? among('left', 'right') : [];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsSatisfiesExpression':
    case 'TsNonNullExpression':
      return among('expression');
    default:
      return [];
  }
}
