/** One company: who it is, where, whom one talks to, and what may be done. */
import { companies, type CompanyRecord } from '@cotejo/core/companies';
import { cellOf } from '@cotejo/core/records';
import { approvalStatuses, companyStatuses } from '@cotejo/core/reference/collective-statuses';
import { Link, Paper } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { RecordPart } from '../../kit/list/RecordPart.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { ContactsPanel } from '../ContactsPanel.tsx';
import { policiesOfCompany } from '../policies/policies.tsx';
import { RecordHistory } from '../RecordHistory.tsx';
import { StatusChip } from '../StatusChip.tsx';
import { CompanyCoverages } from './CompanyCoverages.tsx';
import { companyForms } from './forms.tsx';

const CompanyHead = ({ company }: { company: CompanyRecord }) => (
  <RecordHead
    resource="companies"
    title={company.legalName}
    chips={
      <>
        <StatusChip of={companyStatuses} id={company.status} />
        <StatusChip of={approvalStatuses} id={company.approval} />
      </>
    }
    text={
      <>
        {company.documentType} {cellOf(companies, 'documentNumber', company)} ·{' '}
        {cellOf(companies, 'country', company)} · <AbsoluteInstant value={company.registeredAt} />
        {company.registeredByName && ` · ${company.registeredByName}`}
      </>
    }
    actions={<CommandActions resource="companies" record={company} forms={companyForms} />}
  />
);

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

export const CompanyShow = () => (
  <RecordPage<CompanyRecord> resource="companies">
    {(company) => (
      <>
        <CompanyHead company={company} />
        <CompanyFacts company={company} />
        <ContactsPanel contacts={company.contacts} />
        <CompanyPeople id={company.id} />
        <CompanyCoverages id={company.id} />
        <RecordPart config={policiesOfCompany} of={{ companyId: company.id }} />
        {companies.history && <RecordHistory {...companies.history} recordId={company.id} />}
      </>
    )}
  </RecordPage>
);
