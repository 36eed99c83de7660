/** Which leads somebody may see, as SQL: the same rule as `maySeeLead`, where a million rows are. */
import { leadCountries, leadScope, type Staff } from '@cotejo/core/identity';
import { type Where } from '../http/where.ts';

/** @param lead the name of the lead's table in the query */
export const onlyVisible = (condition: Where, viewer: Staff, lead = 'lead'): Where => {
  condition.add(`${lead}.country = any($)`, leadCountries(viewer));
  return leadScope(viewer) === 'own'
    ? condition.add(`(${lead}.executive_id = $ or ${lead}.executive_id is null)`, viewer.id)
    : condition;
};
