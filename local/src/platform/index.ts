/** The whole platform on one machine, for `npm start` and for tests. */
export { startPlatform, type Platform } from './platform.ts';
