import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** Parses an XML file and rejects malformed XML. */
export function readXml(xml: string): Record<string, unknown> {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new Error(`${validity.err.msg}, line ${validity.err.line}`);
  const several = new Set(['sitemap', 'url', 'entry']);
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name) => several.has(name),
  }).parse(xml);
}
