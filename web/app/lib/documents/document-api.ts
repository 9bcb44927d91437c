import type { Call } from '@thikana/contract/client';
import { createContext, RouterContextProvider } from 'react-router';

const documentCall = createContext<Call>();

/** Set for one document: its loaders call the API in the same process. */
export function createDocumentContext(api: { call: Call }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(documentCall, api.call);
  return context;
}

export function documentCallOf(context: Readonly<RouterContextProvider>): Call {
  return context.get(documentCall);
}
