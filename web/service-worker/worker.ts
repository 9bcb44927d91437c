/** The global object of this script. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
