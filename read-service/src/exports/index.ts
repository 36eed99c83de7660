/** Exports: files of everything that somebody may see, made in the background. */
export { type Exports } from './exports.ts';
export { openExports, type OpenExports } from './open-exports.ts';
export { exportRoutes } from './routes.ts';
