/** The whole platform on one machine, for `npm start` and for tests. */
export { startPlatform, type News, type Platform, type PlatformOptions } from './platform.ts';
