/** The store of a visitor's arrivals, which go along with her next request. */
import { type Visit } from '../domain/attribution.ts';

export type Visits = {
  readonly list: () => readonly Visit[];
  /** Empties the list after it was sent. */
  readonly forget: () => void;
};

/** The server keeps nothing about visitors. */
export const noVisits: Visits = { list: () => [], forget: () => undefined };
