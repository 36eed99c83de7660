/** Closed leads that can't be charged yet: what each lacks, and where that is mended. */
import { type DelayReason, delayReasons } from '@cotejo/core/charges';
import { type CountryCode } from '@cotejo/core/kit/country';
import { countryOf } from '@cotejo/core/reference/countries';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import { Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
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

const mendedAt = ({ reason, country }: Row): string =>
  ({
    noAccount: '/accounts',
    noPrice: `/dated-tables/leadPrices.${country}/show`,
    noRate: '/dated-tables/exchange/show',
  })[reason];

const Lacks = ({ row }: { row: Row }) => {
  const translate = useTranslate();
  return (
    <Link component={RouterLink} to={mendedAt(row)}>
      {translate(`resources.waiting-charges.reasons.${row.reason}`, { line: row.line ?? '' })}
    </Link>
  );
};

const LeadLink = ({ row }: { row: Row }) => (
  <Link component={RouterLink} to={`/leads/${row.id}/show`}>
    {row.reference}
  </Link>
);

const useReasons = () => {
  const translate = useTranslate();
  return delayReasons.map((id) => ({
    id,
    name: translate(`resources.waiting-charges.reasons.${id}`, { line: '' }).trim(),
  }));
};

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
  isSearched: false,
  filters: [{ source: 'reason', useChoices: useReasons }, countryFilter],
};

export const WaitingChargeList = () => <RecordList config={config} />;
