/** The tables of public forms and limits: the requests of the last minutes, and the counted uses. */
import { type Pool } from 'pg';
import { type WriteContext } from '../context.ts';
import { forgetOldUses, limitSchema } from '../http/limits.ts';
import { forgetOldRequests, recentRequestSchema } from './recent-requests.ts';

export const publicFormsContext = ({ pool }: { readonly pool: Pool }): WriteContext => ({
  name: 'public-forms',
  tags: [{ name: 'Público', description: 'Lo que envían los visitantes' }],
  tables: [recentRequestSchema, limitSchema],
  sweeps: [() => forgetOldRequests(pool), () => forgetOldUses(pool)],
});
