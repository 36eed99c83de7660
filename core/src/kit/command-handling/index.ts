/** Command handling: the one way in which events are appended. */
export { type CommandContext, type HandleCommand, type Handled } from './command.ts';
export { commandHandler } from './handle-command.ts';
export { aggregateLoader, type LoadAggregate, type Loaded } from './load.ts';
export { CommandIdReused } from './repeats.ts';
export { uuidV5 } from './uuid.ts';
export { VersionConflict } from './version-conflict.ts';
