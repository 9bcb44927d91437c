/** Of a picture that previews elsewhere show, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;
