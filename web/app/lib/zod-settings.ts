declare global {
  /** Where zod keeps its settings. To write them there costs a page without forms no byte of zod. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// The site's policy forbids code made from text, which zod would try and the browser report.
if (typeof document !== 'undefined') globalThis.__zod_globalConfig = { jitless: true };

export {};
