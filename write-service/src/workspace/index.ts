/** The workspace on the write side: what people set up for themselves and for each other. */
export { preferencesAggregate } from './preference-commands.ts';
export { viewAggregate } from './view-commands.ts';
