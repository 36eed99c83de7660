/** The pages of companies: their list, and one with where it is, whom one talks to, its people and policies. */
import { companies, type CompanyRecord } from '@cotejo/core/companies';
import { cellOf } from '@cotejo/core/records';
import { approvalStatuses, companyStatuses } from '@cotejo/core/reference/collective-statuses';
import { Link, Paper } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { recordConfig } from '../../kit/list/recordConfig.tsx';
import { RecordPart } from '../../kit/list/RecordPart.tsx';
import { type RecordPages } from '../../kit/records/recordResources.ts';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { recordList, recordShow } from '../../records/index.ts';
import { ContactsPanel } from '../ContactsPanel.tsx';
import { policiesOfCompany } from '../policies/policies.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { CompanyCoverages } from './CompanyCoverages.tsx';
import { companyForms, registerForm } from './forms.tsx';

const CompanyFacts = ({ company }: { company: CompanyRecord }) => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <Facts
      of={companies.labels}
      facts={[
        { field: 'tradeName', value: company.tradeName },
        { field: 'economicActivityId', value: cellOf(companies, 'economicActivityId', company) },
        {
          field: 'address',
          value: cellOf(companies, 'address', company),
          isWide: true,
        },
      ]}
    />
  </Paper>
);

/** The way to its people; who opens the list leaves a look at each of them. */
const CompanyPeople = ({ id }: Pick<CompanyRecord, 'id'>) => {
  const filter = JSON.stringify({ companyId: id });
  return (
    <Link component={RouterLink} to={`/insured-people?${new URLSearchParams({ filter })}`}>
      Ver sus empleados y cargas
    </Link>
  );
};

export const companyPages: RecordPages = {
  List: recordList(companies, {
    config: recordConfig(companies, {
      columns: {
        status: { render: ({ status }) => <StatusChip of={companyStatuses} id={status} />, isChip: true },
        approval: { isLabelled: true },
      },
    }),
    form: registerForm,
  }),
  Show: recordShow(companies, {
    forms: companyForms,
    head: (company) => ({
      chips: (
        <>
          <StatusChip of={companyStatuses} id={company.status} />
          <StatusChip of={approvalStatuses} id={company.approval} />
        </>
      ),
      text: (
        <>
          {company.documentType} {cellOf(companies, 'documentNumber', company)} ·{' '}
          {cellOf(companies, 'country', company)} · <AbsoluteInstant value={company.registeredAt} />
          {company.registeredByName && ` · ${company.registeredByName}`}
        </>
      ),
    }),
    parts: (company) => (
      <>
        <CompanyFacts company={company} />
        <ContactsPanel contacts={company.contacts} />
        <CompanyPeople id={company.id} />
        <CompanyCoverages id={company.id} />
        <RecordPart config={policiesOfCompany} of={{ companyId: company.id }} />
      </>
    ),
  }),
};
