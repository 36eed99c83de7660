/** Files on the read side: given out to who sees the lead. */
import { type RecordAccess } from '@cotejo/core/audit/server';
import { type SubjectKeys } from '@cotejo/core/kit/personal-data';
import { type Pool } from 'pg';
import { type ReadContext } from '../kit/context.ts';
import { type Positions } from '../kit/projections/positions.ts';
import { fileRoutes } from './routes.ts';

export const filesContext = (parts: {
  readonly pool: Pool;
  readonly positions: Positions;
  readonly keys: Pick<SubjectKeys, 'find'>;
  readonly recordLook: RecordAccess;
}): ReadContext => ({ routes: [fileRoutes(parts)] });
