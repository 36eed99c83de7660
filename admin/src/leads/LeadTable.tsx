/** The leads as a table. */
import { countryOf } from '@cotejo/core/reference';
import { Box, Typography } from '@mui/material';
import { type ReactNode } from 'react';
import { DataTable, useRecordContext, useTranslate } from 'react-admin';
import { RelativeInstant } from '../misc/Instant.tsx';
import { type LeadRow } from './lead.ts';
import { codeAsWords, requestTypeName } from './leadModel.ts';
import { LeadLink } from './LeadName.tsx';
import { LeadStatus } from './LeadStatus.tsx';
import { marked, settled } from './mark.ts';

const Second = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'normal' }}>
    {children}
  </Typography>
);

/** A line may end after a phone, not within it. */
const Nowrap = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-block', whiteSpace: 'nowrap', mr: 1 }}>
    {children}
  </Box>
);

const Contact = () => {
  const lead = useRecordContext<LeadRow>();
  return (
    <>
      <LeadLink />
      <Second>
        <Nowrap>{lead?.phone}</Nowrap> <Nowrap>{lead?.email}</Nowrap>
      </Second>
    </>
  );
};

const Request = () => {
  const lead = useRecordContext<LeadRow>();
  if (!lead) return null;
  const product = lead.productName ?? (lead.productType && codeAsWords(lead.productType));
  return (
    <>
      {requestTypeName(lead.requestTypeId)}
      {product && <Second>{product}</Second>}
    </>
  );
};

const Executive = () => {
  const translate = useTranslate();
  const lead = useRecordContext<LeadRow>();
  return lead?.executiveId ? (
    (lead.executiveName ?? '—')
  ) : (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {translate('resources.leads.unassigned')}
    </Box>
  );
};

export const LeadTable = ({ highlighted }: { highlighted: ReadonlySet<string> }) => (
  <DataTable<LeadRow>
    bulkActionButtons={false}
    rowClick="show"
    rowSx={(lead) => (highlighted.has(lead.id) ? marked : settled)}
    size="medium"
    sx={{ '& .MuiTableCell-root': { py: 1.25, whiteSpace: 'nowrap' } }}
  >
    <DataTable.Col<LeadRow> source="firstName" label="resources.leads.columns.firstName" field={Contact} />
    <DataTable.Col<LeadRow> source="statusId" label="resources.leads.columns.statusId" field={LeadStatus} />
    <DataTable.Col<LeadRow>
      source="requestTypeId"
      label="resources.leads.columns.request"
      disableSort
      field={Request}
    />
    <DataTable.Col<LeadRow>
      source="country"
      label="resources.leads.columns.country"
      disableSort
      render={(lead) => countryOf(lead.country).name}
    />
    <DataTable.Col<LeadRow>
      source="executiveId"
      label="resources.leads.columns.executive"
      disableSort
      field={Executive}
    />
    <DataTable.Col<LeadRow>
      source="fecha"
      label="resources.leads.columns.fecha"
      render={(lead) => <RelativeInstant value={lead.fecha} />}
    />
  </DataTable>
);
