/** Audit entries as a table: one line each, under headings that stay in sight. */
import { type AuditEntry } from '@cotejo/core/audit';
import { Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { headerHeight } from '../kit/page/header.ts';
import { ZonedInstant } from '../kit/time/Instant.tsx';
import { type AuditView, viewNames } from './auditFilters.ts';
import { Doer, Line, openedId, RecordOf, RowButtons, waited } from './AuditEntryParts.tsx';
import { Opened } from './Opened.tsx';
import { type RowsProps } from './useAuditEntryRows.ts';

const columnNames = {
  when: 'Cuándo',
  change: 'Qué pasó',
  after: 'Después de',
  record: 'Registro',
  who: 'Quién',
  whose: 'De quién es',
};

type Column = {
  readonly name: keyof typeof columnNames;
  /** Left out for what takes the rest. */
  readonly width?: number;
  readonly cell: (row: AuditEntry, zone: string) => ReactNode;
};

const columns: readonly Column[] = [
  {
    name: 'when',
    width: 164,
    cell: (row, zone) => <ZonedInstant value={row.at} zone={zone} />,
  },
  { name: 'change', cell: (row, zone) => <Line row={row} zone={zone} /> },
  { name: 'after', width: 96, cell: (row) => waited(row) ?? '—' },
  { name: 'record', width: 208, cell: (row) => <RecordOf row={row} /> },
  { name: 'who', width: 152, cell: (row) => <Doer row={row} /> },
  { name: 'whose', width: 130, cell: ({ ownerName }) => ownerName ?? '—' },
];

/** The waiting time of a lead is shown in the view of status changes alone. */
const columnsOf = (view: AuditView) => columns.filter(({ name }) => name !== 'after' || view === 'changes');

const head = {
  '& .MuiTableCell-root': {
    position: 'sticky',
    top: headerHeight,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
} as const;

/** A row that takes the focus stands beneath the heading, not behind it. */
const beneathHead = { scrollMarginTop: `calc(${headerHeight} + 48px)` } as const;

const TimeHead = ({ label }: { label: string }) => {
  const { sort, setSort } = useListContext();
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableSortLabel
      active
      direction={direction}
      onClick={() => setSort({ field: 'at', order: sort.order === 'DESC' ? 'ASC' : 'DESC' })}
    >
      {label}
    </TableSortLabel>
  );
};

export const AuditEntryTable = ({ rows, view, zone, rowProps, opened, toggle, showChain }: RowsProps) => {
  const { sort } = useListContext();
  const shown = columnsOf(view);
  return (
    <Table
      size="small"
      aria-label={viewNames[view]}
      sx={{
        tableLayout: 'fixed',
        // Collapsed, the line beneath the headings would scroll away from them.
        borderCollapse: 'separate',
        '& .MuiTableCell-root': { px: 1, verticalAlign: 'top' },
        '& .MuiTableCell-root:first-of-type': { pl: 2 },
      }}
    >
      <TableHead sx={head}>
        <TableRow>
          {shown.map(({ name, width }) => (
            <TableCell
              key={name}
              sx={{ width }}
              {...(name === 'when' && { sortDirection: sort.order === 'ASC' ? 'asc' : 'desc' })}
            >
              {name === 'when' ? <TimeHead label={columnNames[name]} /> : columnNames[name]}
            </TableCell>
          ))}
          <TableCell sx={{ width: 76 }}>Detalle</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const isOpen = opened.has(row.id);
          return (
            <Fragment key={row.id}>
              <TableRow hover sx={beneathHead} {...rowProps(row.id)}>
                {shown.map(({ name, cell }) => (
                  <TableCell key={name} sx={{ overflowWrap: 'break-word' }}>
                    {cell(row, zone)}
                  </TableCell>
                ))}
                <TableCell padding="none" sx={{ pr: 0.5 }}>
                  <RowButtons
                    row={row}
                    isOpen={isOpen}
                    onOpen={() => toggle(row.id)}
                    onChain={() => showChain(row.correlationId)}
                  />
                </TableCell>
              </TableRow>
              {isOpen && (
                <TableRow>
                  <TableCell colSpan={shown.length + 1} id={openedId(row)} sx={{ bgcolor: 'action.hover' }}>
                    <Opened row={row} zone={zone} />
                  </TableCell>
                </TableRow>
              )}
            </Fragment>
          );
        })}
      </TableBody>
    </Table>
  );
};
