/** Whether somebody may see one lead, and where it belongs: for what is shown of it beside its row. */
import { type Pool } from 'pg';
import { type Staff } from '@cotejo/core/identity';
import { type CountryCode } from '@cotejo/core/kit/country';
import { rowsOf, sql } from '../kit/sql.ts';
import { onlyVisible } from './visible.ts';

export type VisibleLead = { readonly id: string; readonly country: CountryCode };

/** @returns nothing where there is no such lead, or none that this viewer may see */
export const findVisibleLead = async (
  pool: Pool,
  viewer: Staff,
  id: string,
): Promise<VisibleLead | undefined> => {
  const seen = onlyVisible(sql('read.lead').select('id', 'country').where('lead.id', id), viewer);
  return (await rowsOf<VisibleLead>(pool, seen))[0];
};
