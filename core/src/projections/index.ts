/** Projections: what people decide about the streams that a projector has parked, and how they see them. */
export {
  longestSkipReason,
  parking,
  type Parking,
  parkingCategory,
  type ParkingEvent,
  parkingEvents,
  parkingStream,
  retryParkedStream,
  skipParkedEvent,
} from './parking.ts';
export {
  allowedParkingCommands,
  allowedParkingSchema,
  type ParkedEventRow,
  parkedEventSchema,
  type ParkedStreamRow,
  parkedStreamSchema,
  type SkippedEventRow,
  skippedEventSchema,
} from './parked-rows.ts';
export { type ProjectionRow, projectionSchema } from './projection-row.ts';
