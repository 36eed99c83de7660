/** The selection and its commands: beside the list as long as anything is. */
import { mostBulkRows } from '@cotejo/core/bulk';
import Close from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { SelectMatching } from '../../bulk/index.ts';
import { measureBulkBar } from '../../kit/list/bulkBar.ts';
import { headerHeight } from '../../kit/page/header.ts';
import { useLeadFilters } from '../filters/useLeadFilters.ts';
import { type LeadRow } from '../lead.ts';
import { bulkChoices, type BulkChoice } from './bulkLeads.ts';
import { BulkMenu } from './BulkMenu.tsx';
import { LeadBulkDialogs } from './LeadBulkDialogs.tsx';
import { useSelectedLeads } from './useSelectedLeads.ts';
import { counted } from '../../kit/words/plural.ts';
import { leadCommandWords } from '../commandWords.ts';

/** Those that have a button of their own where there is room. */
const mostButtons = 3;

const bar = {
  position: 'sticky',
  top: headerHeight,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  borderRadius: 0,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

export const LeadBulkBar = () => {
  const { selectedIds, onUnselectItems } = useListContext<LeadRow>();
  const [chosen, choose] = useState<BulkChoice>();
  const { leads, isAll } = useSelectedLeads();
  const { query } = useLeadFilters();
  const choices = bulkChoices(leads);
  const isTooMany = selectedIds.length > mostBulkRows;
  return (
    <>
      {selectedIds.length > 0 && (
        <Paper
          ref={measureBulkBar}
          role="region"
          aria-label="Acciones en las solicitudes seleccionadas"
          elevation={0}
          square
          sx={bar}
        >
          <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
            {counted(selectedIds.length, 'seleccionada', 'seleccionadas')}
          </Typography>
          <Box sx={{ display: { xs: 'none', md: 'flex' }, gap: 1 }}>
            {choices.slice(0, mostButtons).map((choice) => (
              <Button
                key={choice.command}
                size="small"
                variant="outlined"
                disabled={isTooMany}
                onClick={() => choose(choice)}
              >
                {leadCommandWords[choice.command].name}
              </Button>
            ))}
          </Box>
          <BulkMenu
            choices={choices}
            selected={selectedIds.length}
            isAll={isAll}
            isDisabled={isTooMany || choices.length === 0}
            onChoose={choose}
          />
          <SelectMatching resource="leads" filter={query} />
          <Box sx={{ flex: 1 }} />
          <IconButton size="small" aria-label="Quitar la selección" onClick={() => onUnselectItems()}>
            <Close fontSize="small" />
          </IconButton>
          {isTooMany && (
            <Alert severity="warning" sx={{ width: '100%' }}>
              {`Se puede hacer en ${mostBulkRows.toLocaleString('es-419')} solicitudes a la vez como máximo.`}
            </Alert>
          )}
        </Paper>
      )}
      <LeadBulkDialogs chosen={chosen} isAll={isAll} onClose={() => choose(undefined)} />
    </>
  );
};
