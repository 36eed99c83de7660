/** The details of an opened row: its kind, event and owner, and before and after where the record's context shows them. */
import { type AuditEntry } from '@cotejo/core/audit';
import { auditKindName } from '@cotejo/core/reference/audit-kinds';
import { auditedRecordName } from '@cotejo/core/reference/audited-records';
import { countryOf } from '@cotejo/core/reference/countries';
import { eventName } from '@cotejo/core/reference/event-names';
import { Box } from '@mui/material';
import { type ReactNode } from 'react';
import { formatFullSecond } from '../kit/time/time.ts';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { useResources } from '../kit/useContexts.ts';

const facts = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'max-content 1fr' },
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;

export const Opened = ({ row, zone }: { row: AuditEntry; zone: string }) => {
  const Changes = useResources().find(({ name }) => name === row.resource)?.AuditedChanges;
  const nobody = 'Sin ejecutivo';
  const isOwnerNew = row.formerOwnerId !== null && row.formerOwnerId !== row.ownerId;
  const told: readonly (readonly [string, ReactNode])[] = [
    ['Cuándo', formatFullSecond(row.at, zone)],
    ['Qué pasó', `${auditKindName(row.kind)} · ${eventName(row.type, row.told)}`],
    ['Registro', `${auditedRecordName(row.aggregate)} · ${row.aggregateId}`],
    ['Quién', <ActorName key="who" actor={row.actor} name={row.actorName} />],
    ['País', countryOf(row.country).name],
    ['De quién era', isOwnerNew ? (row.formerOwnerName ?? nobody) : null],
    ['De quién es', isOwnerNew ? (row.ownerName ?? nobody) : null],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, py: 0.5 }}>
      <Box component="dl" sx={facts}>
        {told.map(([label, text]) =>
          text === null ? null : (
            <Box key={label} sx={{ display: 'contents' }}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </Box>
          ),
        )}
      </Box>
      {Changes && <Changes row={row} />}
    </Box>
  );
};
