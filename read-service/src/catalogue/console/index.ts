/** The catalogue as the console tends it: drafts, every version, and all that products name. */
export { catalogueConsoleRoutes } from './routes.ts';
