/** Comparing plans, as the composition root needs it: what is published, in memory, and who reads it like a machine. */
export { createBotCheck } from './bot-check.ts';
export { createKeeper, type Keeper } from './keeper.ts';
