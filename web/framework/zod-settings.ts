/**
 * Relies on the global object in which zod stores its settings (check-internals.ts). Has to be in the head of every
 * document. The site's policy forbids `eval`, which zod would try and the browser would report. zod reads the setting
 * when its file is evaluated, whichever of a page's files contains it.
 */
export const zodSettingsScript = 'globalThis.__zod_globalConfig={jitless:true};';
