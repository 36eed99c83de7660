/** The tables of public forms and limits: the requests of the last minutes, and the counted uses. */
import { forgetOldUses, limitTable } from '@cotejo/core/kit/limits';
import { type Pool } from 'pg';
import { type WriteContext } from '../context.ts';
import { forgetOldRequests, recentRequestSchema } from './recent-requests.ts';

export const publicFormsContext = ({ pool }: { readonly pool: Pool }): WriteContext => ({
  name: 'public-forms',
  tags: [{ name: 'Público', description: 'Lo que envían los visitantes' }],
  tables: [recentRequestSchema, limitTable('write')],
  sweeps: [() => forgetOldRequests(pool), () => forgetOldUses({ pool, schema: 'write' })],
});
