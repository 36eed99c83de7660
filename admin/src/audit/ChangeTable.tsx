/** The changes of status as a table. */
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { AuditedChange } from './AuditedChange.tsx';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { type StatusChangeRow } from './audit.ts';
import { ChainDrawer } from './chain/ChainDrawer.tsx';
import { ChainButton, waited, Why } from './ChangeParts.tsx';
import { RecordReference } from '../kit/ui/RecordReference.tsx';

/** The columns, and the field that one is sorted by. */
const columns = [
  ['when', 'at'],
  ['lead'],
  ['change'],
  ['after', 'secondsInPrevious'],
  ['who'],
  ['executive'],
  ['why'],
  ['chain'],
] as const;

const ColumnHead = ({ name, field }: { name: string; field?: string }) => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const label = translate(`resources.auditoria.columns.${name}`);
  if (!field) return <TableCell>{label}</TableCell>;
  const isSorted = sort.field === field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  const next = isSorted && sort.order === 'DESC' ? 'ASC' : 'DESC';
  return (
    <TableCell sortDirection={isSorted ? direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? direction : 'desc'}
        onClick={() => setSort({ field, order: next })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
};

export const ChangeTable = ({ rows }: { rows: readonly StatusChangeRow[] }) => {
  const translate = useTranslate();
  const [chain, setChain] = useState<string>();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('resources.auditoria.views.changes')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(([name, field]) => (
              <ColumnHead key={name} name={name} field={field} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <AbsoluteInstant value={row.at} />
              </TableCell>
              <TableCell>
                <RecordReference resource="leads" id={row.leadId} at={row.at} />
              </TableCell>
              <TableCell>
                <AuditedChange row={row} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                {waited(row) ?? translate('resources.auditoria.firstState')}
              </TableCell>
              <TableCell>
                <ActorName actor={row.actor} name={row.actorName} />
              </TableCell>
              <TableCell>{row.executiveName ?? '—'}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
                <Why row={row} />
              </TableCell>
              <TableCell padding="none" sx={{ textAlign: 'center' }}>
                <ChainButton onOpen={() => setChain(row.correlationId)} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {chain && <ChainDrawer correlationId={chain} onClose={() => setChain(undefined)} />}
    </TableContainer>
  );
};
