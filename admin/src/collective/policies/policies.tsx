/** The list of policies: of all that one may see, and of one company. */
import { type PolicyRecord } from '@cotejo/core/policies';
import { spelledDay } from '@cotejo/core/kit/time';
import { collectiveCoverageTypes, nameIn, policyScopes } from '@cotejo/core/reference/collective-tables';
import { countryOf } from '@cotejo/core/reference/countries';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { ExportButton } from '../../exports/index.ts';
import { countryFilter } from '../../kit/list/countryFilter.ts';
import { type ListConfig } from '../../kit/list/ListConfig.ts';
import { companyFilter } from '../companies/useCompanies.ts';
import { StatusChip } from '../StatusChip.tsx';
import { notificationNames, policyStates } from './policy.ts';

export const policies: ListConfig<PolicyRecord> = {
  resource: 'policies',
  icon: DescriptionOutlined,
  sort: 'number',
  nameOf: ({ number }) => number,
  columns: [
    {
      label: 'companyName',
      source: 'companyName',
      render: ({ companyName, companyId }) => companyName ?? companyId,
    },
    { label: 'insurerId', render: ({ insurerName, insurerId }) => insurerName ?? insurerId },
    {
      label: 'coverageType',
      render: ({ coverageType }) => nameIn(collectiveCoverageTypes, coverageType),
    },
    { label: 'country', render: ({ country }) => countryOf(country).name },
    {
      label: 'validFrom',
      source: 'validFrom',
      render: ({ validFrom }) => spelledDay(validFrom),
      isLabelled: true,
    },
    {
      label: 'validUntil',
      source: 'validUntil',
      render: ({ validUntil }) => spelledDay(validUntil),
      isLabelled: true,
    },
    { label: 'status', render: ({ status }) => <StatusChip of={policyStates} id={status} />, isChip: true },
  ],
  filters: [
    countryFilter,
    companyFilter,
    { source: 'coverageType', choices: collectiveCoverageTypes },
    { source: 'scope', choices: policyScopes },
    { source: 'inForceOn', isDay: true },
    { source: 'insurerNotification', choices: notificationNames },
    { source: 'status', choices: policyStates },
  ],
  tools: <ExportButton />,
};

/** Of a company's page: whose they are and where stands above. */
export const policiesOfCompany: ListConfig<PolicyRecord> = {
  ...policies,
  columns: policies.columns.filter(({ label }) => !['companyName', 'country'].includes(label)),
  filters: policies.filters.filter((filter) => filter !== countryFilter && filter !== companyFilter),
  isSearched: false,
};

/** Of a partner's page: those that came through it. */
export const policiesOfPartner: ListConfig<PolicyRecord> = {
  ...policies,
  filters: policies.filters.filter((filter) => filter !== countryFilter),
  isSearched: false,
  tools: undefined,
};
