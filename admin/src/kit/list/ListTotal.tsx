/** How many records the filters leave; beyond what is worth counting, that there are more. */
import { useListContext, useTranslate } from 'react-admin';
import { useIsAtLeast } from './useIsAtLeast.ts';

export const ListTotal = ({ resource }: { resource: string }) => {
  const translate = useTranslate();
  const { total, isPending } = useListContext();
  const isAtLeast = useIsAtLeast();
  if (isPending || total === undefined) return null;
  return isAtLeast
    ? translate(`resources.${resource}.list.atLeast`, { total: total.toLocaleString('es-419') })
    : translate(`resources.${resource}.list.count`, { smart_count: total });
};
