export const cityScriptId = 'city';
