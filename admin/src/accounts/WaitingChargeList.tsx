/** Closed leads that can't be charged yet: what each lacks, and where that is mended. */
import { type ShownWaitingCharge, waitingCharges } from '@cotejo/core/charges';
import { leadPricesOf } from '@cotejo/core/dated-tables';
import { cellOf } from '@cotejo/core/records';
import { Link } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ExportButton } from '../exports/index.ts';
import { recordConfig } from '../kit/list/recordConfig.tsx';
import { RecordList } from '../kit/list/RecordList.tsx';

type Row = ShownWaitingCharge;

const mendedAt = ({ reason, country }: Row): { resource: string; address: string } =>
  ({
    noAccount: { resource: 'accounts', address: '/accounts' },
    noPrice: { resource: 'dated-tables', address: `/dated-tables/${leadPricesOf(country)}/show` },
    // Whichever of the rates it is: the account's currency and the price's unit decide.
    noRate: { resource: 'dated-tables', address: '/dated-tables' },
  })[reason];

/** The missing price, account or rate of a charge, with a link for those who may open the page that sets it. */
const Lacks = ({ row }: { row: Row }) => {
  const { resource, address } = mendedAt(row);
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  const text = cellOf(waitingCharges, 'reason', row);
  return canAccess === true ? (
    <Link component={RouterLink} to={address}>
      {text}
    </Link>
  ) : (
    text
  );
};

const LeadLink = ({ row }: { row: Row }) => (
  <Link component={RouterLink} to={`/leads/${row.id}/show`}>
    {row.reference}
  </Link>
);

const config = recordConfig(waitingCharges, {
  sort: 'since',
  nameOf: (row) => <LeadLink row={row} />,
  columns: { reason: { render: (row) => <Lacks row={row} /> } },
  tools: <ExportButton />,
  isSearched: false,
});

export const WaitingChargeList = () => <RecordList config={config} />;
