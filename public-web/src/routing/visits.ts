/** Where the list of a visitor's arrivals is kept until a request takes it along. */
import { type Visit } from '../domain/attribution.ts';

export type Visits = {
  readonly list: () => readonly Visit[];
  /** After the list was sent. */
  readonly forget: () => void;
};

/** The server keeps nothing about visitors. */
export const noVisits: Visits = { list: () => [], forget: () => undefined };
