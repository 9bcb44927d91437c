/**
 * Relies on the global object in which zod keeps its settings (check-insides.ts). Stands in the head of every document. The site's policy forbids code made from text, which zod would try and the
 * browser report; zod reads this when its file is evaluated, whichever of a page's files that is in.
 */
export const zodSettingsScript = 'globalThis.__zod_globalConfig={jitless:true};';
