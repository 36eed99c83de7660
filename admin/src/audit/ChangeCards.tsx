/** The changes of status as a list, for a phone. */
import { Box, List, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { AuditedChange } from './AuditedChange.tsx';
import { ActorName } from '../kit/ui/ActorName.tsx';
import { AbsoluteInstant } from '../kit/time/Instant.tsx';
import { type StatusChangeRow } from './audit.ts';
import { ChainDrawer } from './chain/ChainDrawer.tsx';
import { ChainButton, waited, Why } from './ChangeParts.tsx';
import { ChangeSort } from './ChangeSort.tsx';
import { RecordReference } from '../kit/ui/RecordReference.tsx';

export const ChangeCards = ({ rows }: { rows: readonly StatusChangeRow[] }) => {
  const translate = useTranslate();
  const [chain, setChain] = useState<string>();
  const after = translate('resources.auditoria.columns.after').toLocaleLowerCase('es');
  return (
    <>
      <ChangeSort />
      <List disablePadding aria-label={translate('resources.auditoria.views.changes')}>
        {rows.map((row) => (
          <ListItem key={row.id} divider sx={{ display: 'block', py: 1.5 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
              <RecordReference resource="leads" id={row.leadId} at={row.at} />
              <ChainButton onOpen={() => setChain(row.correlationId)} />
            </Box>
            <AuditedChange row={row} />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
              <AbsoluteInstant value={row.at} />
              {waited(row) && ` · ${after} ${waited(row)}`}
              {' · '}
              <ActorName actor={row.actor} name={row.actorName} />
            </Typography>
            <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              <Why row={row} />
            </Box>
          </ListItem>
        ))}
      </List>
      {chain && <ChainDrawer correlationId={chain} onClose={() => setChain(undefined)} />}
    </>
  );
};
