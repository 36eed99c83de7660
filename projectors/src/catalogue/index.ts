/** The catalogue on this floor: what the environment says of exchange values. */
export { exchangeSources } from './exchange/exchange-sources.ts';
