import { UNSAFE_createRouter as createRouter } from 'react-router';

type Options = Parameters<typeof createRouter>[0];
export type FullRouter = ReturnType<typeof createRouter>;
export type RouterHistory = Options['history'];
export type RouterInit = Required<
  Pick<Options, 'basename' | 'routes' | 'hydrationData' | 'instrumentations'>
>;

/** Does what `createBrowserRouter` does, with a history that exists already. */
export function createFullRouter(init: RouterInit, history: RouterHistory): FullRouter {
  return createRouter({ ...init, history }).initialize();
}
