/** What projectors and readers agree upon. */
export {
  type Change,
  parseNotification,
  projectionChannel,
  type ProjectionNotification,
} from './notification.ts';
