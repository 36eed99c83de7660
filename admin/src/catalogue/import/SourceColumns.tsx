/** What a source's file must look like: its columns, and a small file to begin with. */
import { type ImportColumn, type ImportSource } from '@cotejo/core/catalogue';
import Download from '@mui/icons-material/Download';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Box,
  Button,
  Chip,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { saveText } from './saveText.ts';
import { templates } from './templates.ts';

const Column = ({ column: { name, isRequired, about } }: { column: ImportColumn }) => {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' },
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box component="code" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {isRequired && (
          <Chip size="small" variant="outlined" label={translate('resources.imports.form.required')} />
        )}
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
    </Box>
  );
};

export const SourceColumns = ({ source }: { source: ImportSource }) => {
  const translate = useTranslate();
  const id = useId();
  const say = (key: string) => translate(`resources.imports.form.${key}`);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Accordion
        disableGutters
        variant="outlined"
        slotProps={{ transition: { unmountOnExit: true, timeout: 0 }, heading: { component: 'h3' } }}
        sx={{ width: '100%' }}
      >
        <AccordionSummary expandIcon={<ExpandMore />} id={`${id}-head`} aria-controls={`${id}-body`}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {say('columns')}
          </Typography>
        </AccordionSummary>
        <AccordionDetails>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
            {say('columnsText')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {source.columns.map((column) => (
              <Column key={column.name} column={column} />
            ))}
          </Box>
        </AccordionDetails>
      </Accordion>
      <Button size="small" startIcon={<Download />} onClick={() => saveText(templates[source.name])}>
        {say('template')}
      </Button>
    </Stack>
  );
};
