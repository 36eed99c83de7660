/** How many leads the filters leave; beyond what is worth counting, that there are more. */
import { useListContext, useTranslate } from 'react-admin';
import { useIsAtLeast } from '../../kit/list/useIsAtLeast.ts';
import { type LeadRow } from '../lead.ts';

export const LeadTotal = () => {
  const translate = useTranslate();
  const { total, isPending } = useListContext<LeadRow>();
  const isAtLeast = useIsAtLeast();
  if (isPending || total === undefined) return null;
  return isAtLeast
    ? translate('resources.leads.list.atLeast', { total: total.toLocaleString('es-419') })
    : translate('resources.leads.list.count', { smart_count: total });
};
