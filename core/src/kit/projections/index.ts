/** The notifications that projectors send to readers. */
export {
  type Change,
  parseNotification,
  projectionChannel,
  type ProjectionNotification,
} from './notification.ts';
