import type { Graph, Thing } from 'schema-dts';
import { scriptJson } from '../documents/script-json.server.ts';

/** Renders structured data as a JSON-LD script element. */
export function jsonLdScript(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return `<script type="application/ld+json">${scriptJson(graph)}</script>`;
}
