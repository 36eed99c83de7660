/** Places in the log, the beginning among them. */
import { comparePositions, type Position } from '../event-store/index.ts';

export type Place = Position | 'start';

export const isAfter = (place: Place, other: Place): boolean =>
  place !== 'start' && (other === 'start' || comparePositions(place, other) > 0);
