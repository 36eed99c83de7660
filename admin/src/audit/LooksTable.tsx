/** The table of accesses to records: each with its person, record, part and time. */
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { type LookRow } from './audit.ts';
import { RecordReference } from '../kit/ui/RecordReference.tsx';

const columns = ['when', 'who', 'what', 'record'] as const;

export const LooksTable = ({ rows }: { rows: readonly LookRow[] }) => {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0} role="region" aria-label={translate('resources.auditoria.looks.table')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{translate(`resources.auditoria.looks.${column}`)}</TableCell>
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
                <ActorName actor={row.actor} name={row.actorName} />
              </TableCell>
              <TableCell>
                {translate(`resources.auditoria.looks.kinds.${row.what}`, { _: row.what })}
              </TableCell>
              <TableCell>
                <RecordReference resource={row.resource} id={row.resourceId} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
