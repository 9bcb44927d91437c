import type { Graph, Thing } from 'schema-dts';

/** Renders structured data as a JSON-LD script element, escaped so that user text cannot end the element. */
export function jsonLdScript(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  const json = JSON.stringify(graph).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/ld+json">${json}</script>`;
}
