/** The list of policies: of all that one may see, and of one company. */
import { policies as kind, type PolicyRecord, policyStates } from '@cotejo/core/policies';
import { ExportButton } from '../../exports/index.ts';
import { type FilterConfig, type ListConfig } from '../../kit/list/ListConfig.ts';
import { recordConfig } from '../../kit/list/recordConfig.tsx';
import { companyFilter } from '../companyFilter.ts';
import { StatusChip } from '../StatusChip.tsx';

export const policies = recordConfig(kind, {
  columns: {
    status: { render: ({ status }) => <StatusChip of={policyStates} id={status} />, isChip: true },
  },
  filters: [companyFilter, { source: 'inForceOn', isDay: true }],
  tools: <ExportButton />,
});

/** The filters without those that the page around decides. */
const without = (...sources: readonly string[]): readonly FilterConfig[] =>
  policies.filters.filter(({ source }) => !sources.includes(source));

/** Policies on a company's page, whose heading says company and country. */
export const policiesOfCompany: ListConfig<PolicyRecord> = {
  ...policies,
  columns: policies.columns.filter(({ label }) => !['companyName', 'country'].includes(label)),
  filters: without('country', 'companyId'),
  isSearched: false,
};

/** Policies that came through a partner, on its page. */
export const policiesOfPartner: ListConfig<PolicyRecord> = {
  ...policies,
  filters: without('country'),
  isSearched: false,
  tools: undefined,
};
