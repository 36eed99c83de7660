/** What visitors share by links. */
export { openLinkRoute } from './open-link-route.ts';
export { sharingRoutes } from './sharing-routes.ts';
