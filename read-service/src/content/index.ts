/** Content: what the site says around its products. */
export { mostPopulated } from './landing-query.ts';
export { landingRoutes } from './landing-routes.ts';
export { contentRoutes } from './routes.ts';
export { serviceRoutes } from './service-routes.ts';
