/** Closed leads that can't be charged yet: what each lacks, and where that is mended. */
import { type DelayReason, delayReasons } from '@cotejo/core/charges';
import { leadPricesOf } from '@cotejo/core/dated-tables';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { Link } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ExportButton } from '../exports/index.ts';
import { countryFilter } from '../kit/list/countryFilter.ts';
import { type ListConfig } from '../kit/list/ListConfig.ts';
import { RecordList } from '../kit/list/RecordList.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';

type Row = {
  readonly id: string;
  readonly reference: string;
  readonly country: CountryCode;
  readonly executiveName: string | null;
  readonly reason: DelayReason;
  readonly line: string | null;
  readonly since: string;
};

const lacks: Readonly<Record<DelayReason, string>> = {
  noAccount: 'Abrir la cuenta del ejecutivo',
  noPrice: 'El precio de la línea',
  noRate: 'El tipo de cambio',
};

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
  const text = row.line && row.reason === 'noPrice' ? `${lacks.noPrice} ${row.line}` : lacks[row.reason];
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

const reasons = delayReasons.map((id) => ({ id, name: lacks[id] }));

const config: ListConfig<Row> = {
  resource: 'waiting-charges',
  icon: HourglassEmptyOutlined,
  sort: 'since',
  nameOf: (row) => <LeadLink row={row} />,
  columns: [
    { label: 'executiveName', render: ({ executiveName }) => executiveName },
    { label: 'reason', render: (row) => <Lacks row={row} /> },
    { label: 'country', render: ({ country }) => countryOf(country).name },
    {
      label: 'since',
      source: 'since',
      render: ({ since }) => <AbsoluteInstant value={since} />,
      isLabelled: true,
    },
  ],
  tools: <ExportButton />,
  isSearched: false,
  filters: [{ source: 'reason', choices: reasons }, countryFilter],
};

export const WaitingChargeList = () => <RecordList config={config} />;
