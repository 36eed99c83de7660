/** A single-node event store that speaks EventStoreDB's protocol. */
export { memoryLog } from './log/memory-log.ts';
export { postgresLog } from './log/postgres-log.ts';
export { type Log } from './log/log.ts';
export { openStore } from './store/store.ts';
export { defaultMaxAppendSize, startServer } from './wire/server.ts';
