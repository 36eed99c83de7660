/** A single-node event store that speaks EventStoreDB's protocol. */
export { memoryLog } from './log/memory-log.ts';
export { postgresLog } from './log/postgres-log.ts';
export { LogUnavailable, type Log } from './log/log.ts';
export { openStore, type Store } from './store/store.ts';
export { defaultMaxAppendSize, startServer, type RunningServer, type ServerOptions } from './wire/server.ts';
