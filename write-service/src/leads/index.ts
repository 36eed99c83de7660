/** Leads on the write side: their commands, and the id of the lead that a visitor's command makes. */
export { leadAggregate } from './lead-commands.ts';
