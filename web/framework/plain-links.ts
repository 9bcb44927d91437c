import { createContext } from 'react';

/**
 * Takes the place of what React Router's links need to request pages ahead, which works only in its framework and costs
 * every link two states and two effects (light-router.ts).
 */
export const FrameworkContext = createContext(undefined);

export const usePrefetchBehavior = () => [false, null, {}] as const;

export const mergeRefs = <T>(ref: T): T => ref;

export const PrefetchPageLinks = undefined;
