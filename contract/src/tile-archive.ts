/** Whether map tiles come from one file in the PMTiles format, of this site or of another. */
export const isTileArchive = (url: string): boolean =>
  new URL(url, 'https://site.invalid').pathname.endsWith('.pmtiles');
