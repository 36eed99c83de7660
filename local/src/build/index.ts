/** Builds the services and the sites. */
export { buildServices, buildSites } from './build.ts';
export { inRepository } from './paths.ts';
