/** What visitors’ forms keep for themselves: which requests came in the last minutes. */
import { type Pool } from 'pg';
import { type WriteContext } from '../context.ts';
import { forgetOldRequests, recentRequestSchema } from './recent-requests.ts';

export const publicFormsContext = ({ pool }: { readonly pool: Pool }): WriteContext => ({
  name: 'public-forms',
  tags: [{ name: 'Público', description: 'Lo que envían los visitantes' }],
  tables: [recentRequestSchema],
  sweeps: [() => forgetOldRequests(pool)],
});
