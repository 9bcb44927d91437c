import { parseSync } from '@swc/core';
import { lineCounter, type Node } from './syntax-tree.ts';

/** Everything in these runs later than its module. */
const laterTypes = new Set([
  'ArrowFunctionExpression',
  'ClassMethod',
  'Constructor',
  'FunctionDeclaration',
  'FunctionExpression',
  'GetterProperty',
  'MethodProperty',
  'PrivateMethod',
]);

/** Lines where a module calls a message while it loads. The server has no language then, so the text stays English. */
export function earlyMessages(source: string, { tsx }: { tsx: boolean }): number[] {
  return callsOf(parseSync(source, { syntax: 'typescript', tsx })).map(lineCounter(source));
}

function callsOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(callsOf);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  if (laterTypes.has(node.type)) return [];
  const inside = Object.values(node).flatMap(callsOf);
  return isMessage(node) ? [node, ...inside] : inside;
}

function isMessage({ type, callee }: Node): boolean {
  if (type !== 'CallExpression') return false;
  const { type: called, object } = callee as { type: string; object?: { value?: unknown } };
  return called === 'MemberExpression' && object?.value === 'm';
}
