/** Bulk runs: started by a command, worked off in the background, each lead with a result of its own. */
export { bulkAggregate, type BulkLookUps } from './bulk-commands.ts';
export { type BulkRuns, bulkRunSchema, postgresBulkRuns } from './bulk-runs.ts';
export { rowCommandId } from './handle-row.ts';
export { bulkWork, type BulkWork } from './bulk-work.ts';
export { startBulkRunner } from './runner.ts';
