/** The projector engine: exactly once into Postgres, one leader, what fails is parked by stream. */
export { changeOf } from './changes.ts';
export { describeError } from './describe-error.ts';
export { addRows, definitionOf, describedTable } from './described-table.ts';
export { erasureTable, followErasures } from './erasures.ts';
export { type FoldedTable, foldInto, type Step, upsert } from './folded-table.ts';
export { addHistory } from './history.ts';
export { type Projector, schemaOf, type Sql } from './projector.ts';
export { applyRecord, recordProjector, recordTables } from './record-projector.ts';
export { type ProjectorOptions, runProjector, type RunningProjector } from './run-projector.ts';
export { grant } from './schema.ts';
