/** A picture in one width and format, as browsers get it. */
export interface Rendition {
  width: number;
  format: 'avif' | 'jpg';
  bytes: Buffer;
}

export const contentTypes = { avif: 'image/avif', jpg: 'image/jpeg' } as const;
