/** The bar of the selected requests, with the answers that can be given to all of them. */
import { type CoverageRecord } from '@cotejo/core/policy-employees';
import Close from '@mui/icons-material/Close';
import { Alert, Box, Button, IconButton, Paper, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { SelectMatching } from '../../../bulk/index.ts';
import { counted } from '../../../kit/words/plural.ts';
import { bulkNames, nothingText, tooManyText } from './bulkCoverages.ts';
import { QueueBulkDialogs } from './QueueBulkDialogs.tsx';
import { type BulkAnswering } from './useBulkAnswering.ts';

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  mb: 1.5,
} as const;

export const QueueBulkBar = ({ bulk: { choices, chosen, choose, isTooMany } }: { bulk: BulkAnswering }) => {
  const list = useListContext<CoverageRecord>();
  const { selectedIds, onUnselectItems } = list;
  const count = selectedIds.length;
  return (
    <>
      {count > 0 && (
        <Paper
          role="region"
          aria-label="Acciones en las solicitudes seleccionadas"
          variant="outlined"
          sx={bar}
        >
          <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
            {counted(count, 'seleccionada', 'seleccionadas')}
          </Typography>
          {choices.map((choice) => (
            <Button
              key={choice.command}
              size="small"
              variant="outlined"
              color={choice.command.startsWith('decline') ? 'error' : 'primary'}
              disabled={isTooMany}
              onClick={() => choose(choice)}
            >
              {bulkNames[choice.command]} ({choice.ids.length.toLocaleString('es-419')})
            </Button>
          ))}
          <SelectMatching
            resource="policy-employees"
            filter={{ ...(list.filterValues as object), waiting: true }}
          />
          <Box sx={{ flex: 1 }} />
          <IconButton size="small" aria-label="Quitar la selección" onClick={() => onUnselectItems()}>
            <Close fontSize="small" />
          </IconButton>
          {choices.length === 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ width: '100%' }}>
              {nothingText}
            </Typography>
          )}
          {isTooMany && (
            <Alert severity="warning" sx={{ width: '100%' }}>
              {tooManyText}
            </Alert>
          )}
        </Paper>
      )}
      <QueueBulkDialogs chosen={chosen} onClose={() => choose(undefined)} />
    </>
  );
};
