/** A picture file in one width and format. */
export interface Rendition {
  width: number;
  format: 'avif' | 'jpg';
  bytes: Buffer;
}

export const contentTypes = { avif: 'image/avif', jpg: 'image/jpeg' } as const;
