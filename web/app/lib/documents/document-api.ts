import type { Call } from '@thikana/contract/client';
import { createContext, type RouterContextProvider } from 'react-router';

export const documentCall = createContext<Call>();

export function documentCallOf(context: Readonly<RouterContextProvider>): Call {
  return context.get(documentCall);
}
