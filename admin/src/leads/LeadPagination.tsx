/** The way through the pages; beyond what is worth counting it says that there are more. */
import { Pagination, useTranslate } from 'react-admin';
import { useIsAtLeast } from './useIsAtLeast.ts';

const pageSizes = [10, 25, 50, 100];

type Range = { from: number; to: number; count: number };

export const LeadPagination = () => {
  const translate = useTranslate();
  const isAtLeast = useIsAtLeast();
  const rangeOf = ({ from, to, count }: Range): string =>
    translate('resources.leads.list.rangeAtLeast', { from, to, total: count.toLocaleString('es-419') });
  return <Pagination rowsPerPageOptions={pageSizes} {...(isAtLeast && { labelDisplayedRows: rangeOf })} />;
};
