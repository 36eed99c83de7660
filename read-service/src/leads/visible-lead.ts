/** Whether somebody may see one lead, and where it belongs: for what is shown of it beside its row. */
import { type Pool } from 'pg';
import { type Staff } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { where } from '../kit/http/where.ts';
import { onlyVisible } from './visible.ts';

export type VisibleLead = { readonly id: string; readonly country: CountryCode };

/** @returns nothing where there is no such lead, or none that this viewer may see */
export const findVisibleLead = async (
  pool: Pool,
  viewer: Staff,
  id: string,
): Promise<VisibleLead | undefined> => {
  const { text, values } = onlyVisible(where().add('lead.id = $', id), viewer);
  const { rows } = await pool.query<VisibleLead>(`select id, country from read.lead where ${text}`, [
    ...values,
  ]);
  return rows[0];
};
