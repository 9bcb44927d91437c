import pg from 'pg';
import { vi } from 'vitest';

interface Statement {
  text: string;
  values: unknown[];
  /** Planned without the parameter values. */
  isPrepared: boolean;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** Records the statements of every connection opened from now on. */
export function recordStatements() {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  return {
    /** The statements that `act` runs, each text once, without transactions and notifications. */
    async during(act: () => Promise<unknown>): Promise<Statement[]> {
      queries.mockClear();
      await act();
      const statements = new Map<string, Statement>();
      for (const [query, values] of queries.mock.calls as unknown as [unknown, unknown][]) {
        const { text, name } = asConfig(query);
        if (!/^\s*(select|with|update|delete)\b/i.test(text)) continue;
        if (/pg_notify|pgboss/.test(text)) continue;
        statements.set(text, {
          text,
          values: Array.isArray(values) ? values : [],
          isPrepared: name !== undefined,
        });
      }
      return [...statements.values()];
    },
    stop: () => queries.mockRestore(),
  };
}

function asConfig(query: unknown): { text: string; name?: string | undefined } {
  if (typeof query === 'string') return { text: query };
  const { text = '', name } = (query ?? {}) as Partial<pg.QueryConfig>;
  return { text, name };
}

/** The query plan, one step per line, without costs and numbers. */
export async function planOf(
  client: pg.ClientBase,
  { text, values, isPrepared }: Statement,
): Promise<string[]> {
  // The semicolon makes the text differ, so that the explain statement itself is not prepared.
  const { rows } = isPrepared
    ? await client.query(`explain (format json, generic_plan) ${text};`)
    : await client.query(`explain (format json) ${text}`, values);
  const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
  return linesOf(plan, '');
}

function linesOf(node: PlanNode, indent: string): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, Plans: parts = [] } = node;
  const line = [indent + type, index && `by ${index}`, table && `on ${table}`].filter(Boolean).join(' ');
  return [line, ...parts.flatMap((part) => linesOf(part, `${indent}  `))];
}

/** Steps that scan a whole table that was filled. */
export function scansIn(plan: readonly string[]): string[] {
  return plan
    .filter((line) => /Seq Scan on (listings|users|pictures|listing_pictures)$/.test(line))
    .map((line) => line.trim());
}
