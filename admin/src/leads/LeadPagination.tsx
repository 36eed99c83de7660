/** The way through the pages; beyond what is worth counting it says that there are more. */
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { type LeadRow } from './lead.ts';

const pageSizes = [10, 25, 50, 100];

type Range = { from: number; to: number; count: number };

export const LeadPagination = () => {
  const translate = useTranslate();
  const { meta } = useListContext<LeadRow>();
  const isAtLeast = (meta as { atLeast?: boolean } | undefined)?.atLeast === true;
  const rangeOf = ({ from, to, count }: Range): string =>
    translate('resources.leads.list.rangeAtLeast', { from, to, total: count.toLocaleString('es-419') });
  return <Pagination rowsPerPageOptions={pageSizes} {...(isAtLeast && { labelDisplayedRows: rangeOf })} />;
};
