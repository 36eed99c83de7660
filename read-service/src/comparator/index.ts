/** Comparing plans: what is published in every country, in memory and as of now. */
export { type BotCheck, createBotCheck, type Seen } from './bot-check.ts';
export { createKeeper, type Keeper } from './keeper.ts';
export { comparatorRoutes } from './routes.ts';
