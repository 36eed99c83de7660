/** Notifications on the read side: what people are told. */
export { notificationRoutes } from './routes.ts';
