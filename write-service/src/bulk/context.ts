/** Bulk runs, registered: started by a command, worked off in the background, each record with a result of its own. */
import { type HandleCommand, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type SignalStore } from '@cotejo/core/kit/jobs';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import { type StaffDirectory } from '../identity/index.ts';
import { registered } from '../kit/commands/definition.ts';
import { type FindAggregate, type WriteContext } from '../kit/context.ts';
import { bulkAggregate } from './bulk-commands.ts';
import { type BulkRuns, bulkRunSchema, postgresBulkRuns } from './bulk-runs.ts';
import { bulkWork } from './bulk-work.ts';

type Parts = {
  readonly pool: Pool;
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  readonly directory: StaffDirectory;
  readonly keys: Pick<SubjectKeys, 'erase'>;
  readonly findAggregate: FindAggregate;
  readonly signals: SignalStore;
  readonly now: () => Date;
  readonly bulkRuns?: BulkRuns;
};

export const bulkContext = ({ pool, keys, signals, bulkRuns, ...parts }: Parts): WriteContext => {
  const runs = bulkRuns ?? postgresBulkRuns(pool);
  const work = bulkWork(signals, { ...parts, runs, forgetPayload: (bulkId) => keys.erase(bulkId) });
  return {
    name: 'bulk',
    tags: [{ name: 'Operaciones', description: 'Lo mismo en varios registros' }],
    aggregates: [registered(bulkAggregate({ ...parts, runs, signal: work.signal }))],
    tables: [bulkRunSchema],
    work,
  };
};
