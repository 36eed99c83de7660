/** Audit entries as cards, for a phone. */
import { Box, List, ListItem, Typography } from '@mui/material';
import { ZonedInstant } from '../kit/time/Instant.tsx';
import { viewNames } from './auditFilters.ts';
import { Doer, Line, openedId, RecordOf, RowButtons, waited } from './AuditEntryParts.tsx';
import { Opened } from './Opened.tsx';
import { type RowsProps } from './useAuditEntryRows.ts';

export const AuditEntryCards = ({ rows, view, zone, rowProps, opened, toggle, showChain }: RowsProps) => (
  <List disablePadding aria-label={viewNames[view]}>
    {rows.map((row) => {
      const isOpen = opened.has(row.id);
      return (
        <ListItem key={row.id} divider sx={{ display: 'block', py: 1.5 }} {...rowProps(row.id)}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
            <RecordOf row={row} />
            <RowButtons
              row={row}
              isOpen={isOpen}
              onOpen={() => toggle(row.id)}
              onChain={() => showChain(row.correlationId)}
            />
          </Box>
          <Line row={row} zone={zone} />
          <Typography component="div" variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            <ZonedInstant value={row.at} zone={zone} />
            {' · '}
            <Doer row={row} />
            {view === 'changes' && waited(row) && ` · después de ${waited(row)}`}
          </Typography>
          {row.ownerName && (
            <Typography variant="body2" color="text.secondary">
              De {row.ownerName}
            </Typography>
          )}
          {isOpen && (
            <Box id={openedId(row)} sx={{ mt: 1 }}>
              <Opened row={row} zone={zone} />
            </Box>
          )}
        </ListItem>
      );
    })}
  </List>
);
