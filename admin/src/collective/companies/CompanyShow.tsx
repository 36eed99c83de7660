/** One company: who it is, where, whom one talks to, and what may be done. */
import { type CompanyRecord } from '@cotejo/core/companies';
import { formatDocument } from '@cotejo/core/people';
import { approvalStatuses, memberStatuses } from '@cotejo/core/reference/collective-statuses';
import { countryOf } from '@cotejo/core/reference/countries';
import { economicActivities } from '@cotejo/core/reference/economic-activities';
import { Paper } from '@mui/material';
import { CommandActions } from '../../kit/commands/CommandActions.tsx';
import { RecordHead, RecordPage } from '../../kit/page/RecordPage.tsx';
import { AbsoluteInstant } from '../../kit/time/Instant.tsx';
import { Facts } from '../../kit/ui/Facts.tsx';
import { ContactsPanel } from '../ContactsPanel.tsx';
import { nameIn } from '../nameIn.ts';
import { StatusChip } from '../StatusChip.tsx';
import { companyForms } from './forms.tsx';

const CompanyHead = ({ company }: { company: CompanyRecord }) => (
  <RecordHead
    resource="companies"
    title={company.legalName}
    chips={
      <>
        <StatusChip of={memberStatuses} id={company.status} />
        <StatusChip of={approvalStatuses} id={company.approval} />
      </>
    }
    text={
      <>
        {company.documentType} {formatDocument(company.country, company.documentType, company.documentNumber)}{' '}
        · {countryOf(company.country).name} · <AbsoluteInstant value={company.registeredAt} />
        {company.registeredByName && ` · ${company.registeredByName}`}
      </>
    }
    actions={
      <CommandActions
        resource="companies"
        record={company}
        forms={companyForms}
        dangerous={['reject', 'deactivate']}
      />
    }
  />
);

const CompanyFacts = ({
  company: { address, tradeName, economicActivityId },
}: {
  company: CompanyRecord;
}) => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    <Facts
      of="companies"
      facts={[
        { field: 'tradeName', value: tradeName },
        { field: 'economicActivityId', value: nameIn(economicActivities, economicActivityId) },
        {
          field: 'address',
          value: [address.street, address.city, address.region].filter(Boolean).join(', '),
          isWide: true,
        },
      ]}
    />
  </Paper>
);

export const CompanyShow = () => (
  <RecordPage<CompanyRecord> resource="companies">
    {(company) => (
      <>
        <CompanyHead company={company} />
        <CompanyFacts company={company} />
        <ContactsPanel contacts={company.contacts} />
      </>
    )}
  </RecordPage>
);
