/** Projections on the write side: what administrators decide about parked streams. */
export { parkingAggregate } from './parking-commands.ts';
