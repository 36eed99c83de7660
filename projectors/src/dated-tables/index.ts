/** Exchange values from outside, once an hour. */
export { askSource } from './exchange-source.ts';
export { exchangeSources } from './exchange-sources.ts';
export { updateExchange } from './update-exchange.ts';
