const leastWidth = 400;

interface Renditions {
  url: string;
  sources: readonly { srcset: string }[];
}

/** The smallest rendition in the best format that fills a phone's screen well enough. */
export function smallRendition({ url, sources }: Renditions): string {
  const candidates = (sources[0]?.srcset ?? '')
    .split(/,\s*/)
    .map((candidate) => candidate.split(' '))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) }))
    .filter(({ address, width }) => address !== '' && width > 0)
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= leastWidth) ?? candidates.at(-1))?.address ?? url;
}
