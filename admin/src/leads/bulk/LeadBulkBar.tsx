/** What is selected, and what to do with it: beside the list as long as anything is. */
import { mostBulkRows } from '@cotejo/core/bulk';
import Close from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { SelectMatching } from '../../bulk/index.ts';
import { measureBulkBar } from '../../kit/list/bulkBar.ts';
import { headerHeight } from '../../kit/page/header.ts';
import { useLeadFilters } from '../filters/useLeadFilters.ts';
import { type LeadRow } from '../lead.ts';
import { bulkChoices, type BulkChoice } from './bulkLeads.ts';
import { BulkMenu } from './BulkMenu.tsx';
import { LeadBulkDialogs } from './LeadBulkDialogs.tsx';
import { useSelectedLeads } from './useSelectedLeads.ts';

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
  const translate = useTranslate();
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
          aria-label={translate('resources.leads.bulk.title')}
          elevation={0}
          square
          sx={bar}
        >
          <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
            {translate('resources.leads.bulk.selected', {
              smart_count: selectedIds.length,
              count: selectedIds.length.toLocaleString('es-419'),
            })}
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
                {translate(`resources.leads.command.names.${choice.command}`)}
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
          <IconButton
            size="small"
            aria-label={translate('resources.leads.bulk.unselect')}
            onClick={() => onUnselectItems()}
          >
            <Close fontSize="small" />
          </IconButton>
          {isTooMany && (
            <Alert severity="warning" sx={{ width: '100%' }}>
              {translate('resources.leads.bulk.tooMany', { most: mostBulkRows.toLocaleString('es-419') })}
            </Alert>
          )}
        </Paper>
      )}
      <LeadBulkDialogs chosen={chosen} isAll={isAll} onClose={() => choose(undefined)} />
    </>
  );
};
