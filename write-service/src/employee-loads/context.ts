/** Loads of activations and cancellations, registered: uploaded, tried, confirmed, and decided row by row in the background. */
import { employeeLoads } from '@cotejo/core/employee-loads';
import { type HandleCommand, type LoadAggregate } from '@cotejo/core/kit/command-handling';
import { type Limits } from '@cotejo/core/kit/limits';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import { type StaffDirectory } from '../identity/index.ts';
import { registered } from '../kit/commands/definition.ts';
import { type WriteContext } from '../kit/context.ts';
import { keyedPeople } from './known-people.ts';
import { loadAggregate } from './load-aggregate.ts';
import { loadSchema } from './load-schema.ts';
import { postgresLoads } from './load-store.ts';
import { loadWork } from './load-work.ts';
import { uploadRoutes } from './upload.ts';

type Parts = {
  readonly pool: Pool;
  readonly handle: HandleCommand;
  readonly load: LoadAggregate;
  readonly directory: StaffDirectory;
  readonly keys: SubjectKeys;
  readonly limits: Limits;
  /** 32 bytes: makes the ids of people of their documents. */
  readonly indexKey: Buffer;
  readonly now: () => Date;
};

export const employeeLoadsContext = ({ pool, keys, limits, ...parts }: Parts): WriteContext => {
  const store = postgresLoads(pool, keys);
  const work = loadWork(store, { ...parts, keys, knownPeople: keyedPeople(pool) });
  const { load, handle, directory, now } = parts;
  const { signal } = work;
  return {
    name: 'employee-loads',
    tags: [{ name: 'Cargas masivas', description: 'Altas y bajas de colectivos desde un archivo' }],
    lists: [employeeLoads.list],
    aggregates: [registered(loadAggregate({ load, directory, store, now, signal }))],
    routes: [uploadRoutes({ load, handle, limits, now, store, signal })],
    tables: [loadSchema],
    work,
  };
};
