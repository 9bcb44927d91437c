import { buildWebIfStale } from './build-web.ts';

buildWebIfStale();
// What shapes a production answer in React and the router reads this.
process.env.NODE_ENV ??= 'production';
await import('../server/src/main.ts');
